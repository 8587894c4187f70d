import '@/../test/support/browserParts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';

import en from '@/../locales/en.json';
import { someServices } from '@/../test/support/builders/someServices';
import { createAppStore } from '@/store/createAppStore';
import { createTexts } from '@/shared/i18n/createTexts';
import { TextsContext } from '@/shared/i18n/LanguageProvider';
import type { LoadTexts } from '@/shared/i18n/loadMessages';

import { latePart } from './latePart';

type Options = Parameters<typeof latePart>[1];

const Part = () => <p>The part</p>;

const openLate = (Late: ReturnType<typeof latePart>, loadTexts?: LoadTexts) => {
  const store = createAppStore({ services: someServices(), preloadedState: {}, registerListeners: () => undefined });
  const texts = createTexts({ language: 'en', messages: en }, loadTexts);
  render(
    <Provider store={store}>
      <TextsContext value={texts}>
        <Late />
      </TextsContext>
    </Provider>,
  );
  return store;
};

/** A part whose code fails to load the given number of times. */
const openPart = (failures: number, options: Options = {}, loadTexts?: LoadTexts) => {
  const load = jest.fn(() => Promise.resolve(Part));
  for (let failure = 0; failure < failures; failure += 1) load.mockRejectedValueOnce(new Error('no such chunk'));
  const Late = latePart(load, options);
  const reported = jest.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
  const store = openLate(Late, loadTexts);
  const failedTimes = (times: number) => waitFor(() => expect(reported).toHaveBeenCalledTimes(times));
  const countNotifications = () => store.getState().notifications.storefront.length;
  return { Late, load, failedTimes, countNotifications };
};

const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));

it('is fetched again when the browser is back online', async () => {
  const { failedTimes, countNotifications } = openPart(2);
  await failedTimes(1);
  expect(countNotifications()).toBe(1);
  comeOnline();
  await failedTimes(2);
  comeOnline();
  expect(await screen.findByText('The part')).toBeInTheDocument();
});

it('is fetched again when next needed, and stays silent when nothing can report the failure', async () => {
  const { Late, failedTimes, countNotifications } = openPart(1, { reportsFailure: false });
  await failedTimes(1);
  act(Late.retry);
  expect(await screen.findByText('The part')).toBeInTheDocument();
  expect(countNotifications()).toBe(0);
});

it('is fetched only once', async () => {
  const { Late, load } = openPart(0);
  await screen.findByText('The part');
  comeOnline();
  act(Late.retry);
  expect(load).toHaveBeenCalledTimes(1);
});

const neverLoads: LoadTexts = () => new Promise(() => undefined);

it('does not wait for texts if it shows none', async () => {
  openPart(0, { texts: 'none' }, neverLoads);
  expect(await screen.findByText('The part')).toBeInTheDocument();
});

it('requests its code before the texts', async () => {
  const requested: string[] = [];
  const loadTexts: LoadTexts = (part, language) => {
    requested.push(part);
    return neverLoads(part, language);
  };
  const Late = latePart(() => {
    requested.push('code');
    return Promise.resolve(Part);
  });
  openLate(Late, loadTexts);
  await waitFor(() => expect(requested.length).toBeGreaterThan(1));
  expect(requested[0]).toBe('code');
});
