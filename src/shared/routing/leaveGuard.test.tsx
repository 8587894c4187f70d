import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { LeavingContext, useLeaveGuard } from './leaveGuard';

const Form = () => {
  const [text, setText] = useState('');
  useLeaveGuard(text !== '');
  return <input aria-label="quantity" value={text} onChange={(event) => setText(event.target.value)} />;
};

const opened = async (answer: () => Promise<boolean>, typed = 'twelve') => {
  const confirm = jest.fn(answer);
  const router = createMemoryRouter(
    [
      { path: '/:lang/order-pad', Component: Form },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/es/about', '/es/order-pad'] },
  );
  render(
    <LeavingContext value={{ confirm, isTimeTravel: () => false }}>
      <RouterProvider router={router} />
    </LeavingContext>,
  );
  const field = screen.getByLabelText('quantity');
  if (typed) await userEvent.type(field, typed);
  const go = (to: string | -1) =>
    act(async () => {
      await (to === -1 ? router.navigate(-1) : router.navigate(to));
    });
  return { router, confirm, go };
};

describe('leaving with unsaved changes', () => {
  it.each(['/es/about', -1] as const)(
    'is cancelled, and the address restored, when the user chooses to stay: %s',
    async (to) => {
      const { router, confirm, go } = await opened(async () => false);
      await go(to);
      expect(confirm).toHaveBeenCalledTimes(1);
      expect(router.state.location.pathname).toBe('/es/order-pad');
      expect(screen.getByLabelText('quantity')).toHaveValue('twelve');
    },
  );

  it.each(['/es/about', -1] as const)('leaves when the user confirms: %s', async (to) => {
    const { router, go } = await opened(async () => true);
    await go(to);
    expect(router.state.location.pathname).toBe('/es/about');
  });

  it('prompts again the next time', async () => {
    const { confirm, go } = await opened(async () => false);
    await go('/es/about');
    await go('/es/brands');
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('does not prompt when nothing would be lost', async () => {
    const { router, confirm, go } = await opened(async () => false, '');
    await go('/es/about');
    expect(confirm).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/es/about');
  });

  it.each(['/zh/order-pad', '/es/order-pad?catalog=2'])('does not prompt on the same page: %s', async (to) => {
    const { confirm, go } = await opened(async () => false);
    await go(to);
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.getByLabelText('quantity')).toHaveValue('twelve');
  });

  it.each([
    ['twelve', true],
    ['', false],
  ])('warns before the browser closes the page: %j', async (typed, isPrevented) => {
    await opened(async () => false, typed);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(isPrevented);
  });
});
