import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { aClient } from '@/../test/support/builders/aSession';
import { someServices } from '@/../test/support/builders/someServices';
import { signedIn } from '@/features/session/state/sessionSlice';
import { createAppStore } from '@/store/createAppStore';
import { useStockFilter } from '@/api/stockApi';
import { ConfigContext } from '@/shared/config/ConfigContext';

import { useHasBoughtFilter } from './bought/usePurchases';
import { useShowsPrices } from './components/useItemPresentation';

// Each of these is asked by all cards, or by the page around them: what renders it again renders hundreds of elements.
const countRenderings = <Result,>(useTested: () => Result, pricesVisibleTo: 'everyone' | 'clients' = 'everyone') => {
  const services = someServices();
  const store = createAppStore({ services, preloadedState: {} });
  const config = { ...services.config, pricesVisibleTo };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConfigContext value={config}>
      <Provider store={store}>{children}</Provider>
    </ConfigContext>
  );
  const seen: Result[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  renderHook(() => seen.push(useTested()), { wrapper, container, hydrate: true });
  const signIn = () => {
    const token = services.vault.seal('token', 'a.b.c');
    act(() => void store.dispatch(signedIn({ token, client: aClient() })));
  };
  return { seen, signIn };
};

describe('a client who turns out to be signed in', () => {
  it('has prices that everyone sees rendered once', () => {
    const { seen, signIn } = countRenderings(useShowsPrices);
    signIn();
    expect(seen).toEqual([true]);
  });

  it('is shown the prices that only clients see', () => {
    const { seen, signIn } = countRenderings(useShowsPrices, 'clients');
    signIn();
    expect(seen).toEqual([false, true]);
  });

  it('renders a list once that is not filtered by what was bought', () => {
    const { seen, signIn } = countRenderings(() => useHasBoughtFilter(false));
    signIn();
    expect(seen).toEqual([false]);
  });
});

describe('a rendered list', () => {
  it('is hydrated without a second rendering when no filter by stock is asked for', () => {
    expect(countRenderings(() => useStockFilter(false)).seen).toEqual([false]);
  });

  it('is filtered by stock in the browser only', () => {
    expect(countRenderings(() => useStockFilter(true)).seen).toEqual([false, true]);
  });
});
