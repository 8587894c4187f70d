import { screen } from '@testing-library/react';

import { renderApp } from '@/../test/support/renderApp';

jest.mock('@/app/shell/Shell', () => ({
  Shell: () => {
    throw new Error('the bar broke');
  },
}));

it('shows recovery instructions and a report id when the shell fails', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const reported = jest.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
  renderApp('/en');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The page stopped working');
  expect(failure.textContent).toMatch(/Report [0-9A-F]{8}/);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ cause: new Error('the bar broke') }));
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});
