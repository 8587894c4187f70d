import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';

import { someServices } from '@/../test/support/builders/someServices';

import { createAppStore } from './createAppStore';
import { useScreenState } from './useScreenState';

const Field = ({ label }: { label: string }) => {
  const [quantity, setQuantity] = useScreenState<string>('cart/7', '1');
  return <input aria-label={label} value={quantity} onChange={({ target }) => setQuantity(target.value)} />;
};

const TwoFields = () => {
  const [isShort, setShort] = useState(false);
  return (
    <>
      <Field label="card" />
      {!isShort && <Field label="rail" />}
      <button onClick={() => setShort(true)}>Shorten</button>
    </>
  );
};

it('keeps a value that two components share until both are gone', () => {
  const store = createAppStore({ services: someServices() });
  const { unmount } = render(
    <Provider store={store}>
      <TwoFields />
    </Provider>,
  );
  const read = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  fireEvent.change(screen.getByLabelText('card'), { target: { value: '24' } });
  expect(read('rail')).toBe('24');
  fireEvent.click(screen.getByText('Shorten'));
  expect(read('card')).toBe('24');
  unmount();
  expect(store.getState()).toMatchObject({ screen: {} });
});

it('keeps what is changed before the effects of the first rendering have run', async () => {
  const store = createAppStore({ services: someServices() });
  const host = document.body.appendChild(document.createElement('div'));
  // Outside of `act`, which would run the effects at once.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const isShown = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(host, { childList: true });
  });
  const root = createRoot(host);
  root.render(
    <Provider store={store}>
      <Field label="card" />
    </Provider>,
  );
  await isShown;
  fireEvent.change(screen.getByLabelText('card'), { target: { value: '24' } });
  expect(store.getState().screen).toEqual({ 'cart/7': '24' });
  root.unmount();
  host.remove();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
