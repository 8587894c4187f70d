import '@/../test/support/browserParts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';

import { someServices } from '@/../test/support/builders/someServices';
import { createAppStore } from '@/store/createAppStore';

import { lazyShellPart } from './lazyShellPart';

type Options = Parameters<typeof lazyShellPart>[1];

const Shown = () => <p>The part</p>;

const open = (Part: ReturnType<typeof lazyShellPart>) => {
  const store = createAppStore({ services: someServices(), preloadedState: {}, registerListeners: () => undefined });
  render(
    <Provider store={store}>
      <Part />
    </Provider>,
  );
  return store;
};

/** A part whose code fails to load the given number of times. */
const openPart = (failures: number, options: Options = {}) => {
  const load = jest.fn(() => Promise.resolve(Shown));
  for (let failure = 0; failure < failures; failure += 1) load.mockRejectedValueOnce(new Error('no such chunk'));
  const Part = lazyShellPart(load, options);
  const reported = jest.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
  const store = open(Part);
  const failedTimes = (times: number) => waitFor(() => expect(reported).toHaveBeenCalledTimes(times));
  const countNotifications = () => store.getState().notifications.storefront.length;
  return { Part, load, failedTimes, countNotifications };
};

const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));

it('is fetched again when the browser is back online', async () => {
  const { failedTimes, countNotifications } = openPart(2);
  await failedTimes(1);
  await waitFor(() => expect(countNotifications()).toBe(1));
  comeOnline();
  await failedTimes(2);
  comeOnline();
  expect(await screen.findByText('The part')).toBeInTheDocument();
});

it('is fetched again when next needed, and stays silent when nothing can report the failure', async () => {
  const { Part, failedTimes, countNotifications } = openPart(1, { reportsFailure: false });
  await failedTimes(1);
  act(Part.retry);
  expect(await screen.findByText('The part')).toBeInTheDocument();
  expect(countNotifications()).toBe(0);
});

it('is fetched only once', async () => {
  const { Part, load } = openPart(0);
  await screen.findByText('The part');
  comeOnline();
  act(Part.retry);
  expect(load).toHaveBeenCalledTimes(1);
});
