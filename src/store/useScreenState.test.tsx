import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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
