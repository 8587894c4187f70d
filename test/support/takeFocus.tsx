import { render } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';

import { type AppStore, createAppStore } from '@/store/createAppStore';

import { someServices } from './builders/someServices';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** As a dialog that opens while somebody types: it has the focus before React renders what was typed. */
const Thief = ({ text }: { text: string }) => {
  useLayoutEffect(() => {
    const field = document.querySelector('input');
    field?.focus();
    setValue?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);
  useEffect(() => document.querySelector<HTMLElement>('[role=dialog]')?.focus(), []);
  return <div role="dialog" tabIndex={-1} />;
};

/** Types into the first input of the field, and takes the focus away at once. */
export const typeAndTakeFocus = (field: ReactNode, text: string): AppStore => {
  const store = createAppStore({ services: someServices() });
  const show = (thief: ReactNode) => (
    <Provider store={store}>
      <IntlProvider locale="en" onError={() => undefined}>
        <MemoryRouter>
          {field}
          {thief}
        </MemoryRouter>
      </IntlProvider>
    </Provider>
  );
  const { rerender } = render(show(null));
  rerender(show(<Thief text={text} />));
  return store;
};
