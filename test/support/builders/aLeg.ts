import type { Leg } from '@/features/push/state/leg';

export const aLeg = (overrides: Partial<Leg> = {}): Leg => ({
  payload: {
    accountId: 1,
    companyId: 1,
    catalogId: 1,
    clientId: 7,
    username: 'ShoppingCart',
    moneyTypeId: 'USD',
    uuid: '0b9f7a52-6f0e-4c39-9c59-3a4f1c2d7e10',
    taxes: 16,
    comment: '',
    putAllPriceZero: false,
  },
  ifMatch: '"1"',
  state: 'planned',
  attempts: 0,
  order: null,
  error: null,
  lines: [{ stockItemId: 40, code: 'B-40', name: 'Bolt', quantity: 2, total: 8 }],
  ...overrides,
});
