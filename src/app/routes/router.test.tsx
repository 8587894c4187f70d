import '@/../test/support/browserParts';
import { waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type DataRouter, Outlet, RouterProvider } from 'react-router';

import { replayMissedUpdates } from './router';

type Environment = { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Takes longer than one of React's time slices. */
const Slow = ({ onDrawn }: { onDrawn: () => void }) => {
  const from = performance.now();
  while (performance.now() - from < 8);
  onDrawn();
  return null;
};

const text = (screen: string) => async () => ({ Component: () => <p>{screen}</p> });

const drawnInPieces = (between: (router: DataRouter) => void) => {
  const element = document.createElement('div');
  const started: { router?: DataRouter } = {};
  let pieces = 0;
  const onDrawn = () => {
    pieces += 1;
    if (pieces === 3 && started.router) between(started.router);
  };
  const Layout = () => (
    <>
      {Array.from({ length: 12 }, (_, at) => (
        <Slow key={at} onDrawn={onDrawn} />
      ))}
      <Outlet />
    </>
  );
  const routes = [
    {
      Component: Layout,
      HydrateFallback: () => <p>loading</p>,
      children: [
        { path: '/', Component: () => <p>first</p> },
        { path: '/other', lazy: text('other') },
      ],
    },
  ];
  const router = createMemoryRouter(routes);
  started.router = router;
  // Subscribes like the store's mirror of the address: the router then queues no updates for a provider that mounts
  // later.
  router.subscribe(() => undefined);
  const root = createRoot(element);
  startTransition(() => root.render(<RouterProvider router={replayMissedUpdates(router)} />));
  return { element, end: () => root.unmount() };
};

it('shows the location the router moved to during the first render', async () => {
  // As in a browser, where React yields between time slices.
  const environment = globalThis as Environment;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  let wasBetween = false;
  const { element, end } = drawnInPieces((going) => {
    wasBetween = element.textContent === '';
    void going.navigate('/other');
  });
  await waitFor(() => expect(element.textContent).toBe('other'), { timeout: 10_000 });
  expect(wasBetween).toBe(true);
  end();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
