import { findRelatedTests, type Imported } from './relatedTests';

const imports: Record<string, string[]> = {
  'src/shared/money.ts': ['src/features/cart/total.ts', 'src/shared/money.test.ts', 'server/src/orders/push.ts'],
  'src/shared/money.test.ts': [],
  'src/features/cart/total.ts': ['src/features/cart/CartPage.tsx', 'src/features/cart/total.test.ts'],
  'src/features/cart/total.test.ts': [],
  'src/features/cart/CartPage.tsx': ['src/app/routes.ts'],
  'src/features/orders/OrdersPage.tsx': ['src/app/routes.ts', 'src/features/orders/OrdersPage.test.tsx'],
  'src/features/orders/OrdersPage.test.tsx': [],
  'src/app/routes.ts': ['test/support/renderApp.tsx', 'src/app/routes.test.ts'],
  'src/app/routes.test.ts': [],
  'test/support/renderApp.tsx': ['test/flows/cartAfterSleep.test.tsx', 'test/flows/orders.test.tsx'],
  'test/flows/cartAfterSleep.test.tsx': [],
  'test/flows/orders.test.tsx': [],
  'test/flows/slowTexts.test.tsx': [],
  'test/e2e/cart.test.ts': [],
  'test/e2e/offline.test.ts': [],
  'server/src/orders/push.ts': ['server/test/push.test.ts'],
  'server/test/push.test.ts': [],
  'server/src/mail/layout.ts': [],
  'server/test/kill/killed.test.ts': [],
};

const files: Imported[] = Object.entries(imports).map(([source, dependents]) => ({ source, dependents }));

describe('the tests that are related to a change', () => {
  it('of a feature are its own, and those that open the application and have its name', () => {
    expect(findRelatedTests(files, ['src/features/cart/total.ts'])).toEqual([
      'src/features/cart/total.test.ts',
      'src/app/routes.test.ts',
      'test/flows/cartAfterSleep.test.tsx',
      'test/e2e/cart.test.ts',
    ]);
  });

  it('of what features share are those of all features and services that use it', () => {
    const related = findRelatedTests(files, ['src/shared/money.ts']);
    expect(related).toContain('server/test/push.test.ts');
    expect(related).toContain('test/e2e/cart.test.ts');
    expect(related).toContain('test/e2e/offline.test.ts');
    expect(related).not.toContain('src/features/orders/OrdersPage.test.tsx');
    expect(related).not.toContain('test/flows/orders.test.tsx');
  });

  it('of what composes the application are those of no feature in particular, too', () => {
    expect(findRelatedTests(files, ['src/app/routes.ts'])).toEqual([
      'src/app/routes.test.ts',
      'test/flows/slowTexts.test.tsx',
      'test/e2e/offline.test.ts',
    ]);
  });

  it('are the changed tests', () => {
    expect(findRelatedTests(files, ['test/e2e/cart.test.ts'])).toEqual(['test/e2e/cart.test.ts']);
  });

  it('of the services open no browser, and kill them if orders are at risk', () => {
    expect(findRelatedTests(files, ['server/src/orders/push.ts'])).toEqual([
      'server/test/push.test.ts',
      'server/test/kill/killed.test.ts',
    ]);
    expect(findRelatedTests(files, ['server/src/mail/layout.ts'])).toEqual([]);
  });
});
