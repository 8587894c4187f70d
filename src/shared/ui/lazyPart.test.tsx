import '@/../test/support/browserParts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';

import { lazyPart, type MissingProps } from './lazyPart';

type Props = { name: string };
const Part = ({ name }: Props) => <p>{name} is here</p>;
const Missing = ({ part, reportId, retry }: MissingProps<Props>) => (
  <button onClick={retry}>
    {part.name} is missing, {reportId}
  </button>
);

const failing = (times: number) => {
  const load = jest.fn(() => Promise.resolve<ComponentType<Props>>(Part));
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('Loading chunk rail failed'));
  return load;
};

let reported: jest.SpyInstance;
beforeEach(() => {
  reported = jest.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
});

const open = async (Lazy: ComponentType<Props>) => {
  const shown = await act(() =>
    Promise.resolve(
      render(
        <>
          <h1>The screen</h1>
          <Suspense fallback={<p>Coming</p>}>
            <Lazy name="The rail" />
          </Suspense>
        </>,
      ),
    ),
  );
  return { ...shown, screenStands: () => screen.getByRole('heading', { name: 'The screen' }) };
};

const failedTimes = (times: number) => waitFor(() => expect(reported).toHaveBeenCalledTimes(times));
const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

it('renders nothing while its code is missing, and recovers when the network returns', async () => {
  const { screenStands } = await open(lazyPart(failing(2)));
  await failedTimes(1);
  expect(screenStands().parentElement).toHaveTextContent(/^The screen$/);
  await comeOnline();
  await failedTimes(2);
  expect(screenStands().parentElement).toHaveTextContent(/^The screen$/);
  await comeOnline();
  expect(await screen.findByText('The rail is here')).toBeInTheDocument();
});

it('recovers when the user returns to the page, for example from a captive portal', async () => {
  await open(lazyPart(failing(1)));
  await failedTimes(1);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('The rail is here')).toBeInTheDocument();
});

it('shows a fallback that can retry', async () => {
  await open(lazyPart(failing(1), { Missing }));
  const standIn = await screen.findByRole('button', { name: /The rail is missing, [0-9A-F]{8}/ });
  await act(async () => standIn.click());
  expect(await screen.findByText('The rail is here')).toBeInTheDocument();
});

it('is fetched again when it is remounted', async () => {
  const Lazy = lazyPart(failing(1));
  const { unmount } = await open(Lazy);
  await failedTimes(1);
  unmount();
  await open(Lazy);
  expect(await screen.findByText('The rail is here')).toBeInTheDocument();
});

it('fetches once for several instances, and never again once loaded', async () => {
  const load = failing(1);
  const Lazy = lazyPart(load, { Missing });
  await open(Lazy);
  await open(Lazy);
  expect(await screen.findAllByRole('button')).toHaveLength(2);
  await comeOnline();
  expect(await screen.findAllByText('The rail is here')).toHaveLength(2);
  await comeOnline();
  expect(load).toHaveBeenCalledTimes(2);
});
