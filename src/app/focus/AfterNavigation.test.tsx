import { act, screen, waitFor } from '@testing-library/react';

import { mockEmptyServices } from '@/../test/support/mockEmptyServices';
import { renderApp } from '@/../test/support/renderApp';

beforeEach(mockEmptyServices);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const at = async (path: string, name: string, check: (go: (to: string) => Promise<void>) => Promise<void>) => {
  const { router, unmount } = renderApp(path);
  await heading(name);
  await check((to) => act(() => router.navigate(to)));
  unmount();
};

it('leaves the focus alone on first load', () =>
  at('/es/brands', 'Marcas', async () => {
    await Promise.resolve();
    expect(document.body).toHaveFocus();
    expect(announced()).not.toContain('Marcas · Medida');
  }));

it('moves the focus to the heading of a new page and announces it', () =>
  at('/es/brands', 'Marcas', async (go) => {
    await go('/es/videos');
    const arrived = await heading('Videos');
    await waitFor(() => expect(arrived).toHaveFocus());
    expect(arrived).toHaveAttribute('tabindex', '-1');
    await waitFor(() => expect(announced()).toContain('Videos · Medida'));
  }));

it.each(['/es/brands?sort=name', '/es/brands#list', '/zh/brands'])('keeps the focus when navigating to %s', (to) =>
  at('/es/brands', 'Marcas', async (go) => {
    const link = screen.getAllByRole('link')[1]!;
    link.focus();
    await go(to);
    await heading(to.startsWith('/zh') ? '品牌' : 'Marcas');
    expect(link).toHaveFocus();
  }),
);
