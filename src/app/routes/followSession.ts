import type { DataRouter } from 'react-router';
import { selectStoredLanguage } from '@/features/language/languageSlice';
import { selectClientId, selectIsLoggedIn } from '@/features/session/sessionSlice';
import { addressInLanguage, readLanguage } from '@/shared/routing/switchLanguage';
import type { AppStore } from '@/store/createAppStore';

/**
 * Reruns the guards when a client signs in or out, in this tab or another, or replaces another client. The address
 * follows a language chosen in another tab.
 */
export const followSession = (store: AppStore, router: DataRouter) => {
  const look = () => ({
    clientId: selectIsLoggedIn(store.getState()) ? selectClientId(store.getState()) : undefined,
    language: selectStoredLanguage(store.getState()),
  });
  let seen = look();
  return store.subscribe(() => {
    const before = seen;
    seen = look();
    const { initialized, navigation, location } = router.state;
    const inAddress = readLanguage(location.pathname);
    const isChosenHere = !initialized || navigation.state !== 'idle';
    if (
      seen.language !== before.language &&
      seen.language &&
      inAddress &&
      inAddress !== seen.language &&
      !isChosenHere
    ) {
      const to = addressInLanguage(location, seen.language);
      void router.navigate(to, { replace: true, preventScrollReset: true });
    } else if (seen.clientId !== before.clientId) void router.revalidate();
  });
};
