import type { DataRouter } from 'react-router';
import { selectStoredLanguage } from '@/features/language/languageSlice';
import { selectIsLoggedIn } from '@/features/session/sessionSlice';
import { addressInLanguage, languageOf } from '@/shared/routing/switchLanguage';
import type { AppStore } from '@/store/createAppStore';

/**
 * The guards look again when somebody signs in or out, in this tab or another, and the address follows a language that
 * was chosen in another tab.
 */
export const followSession = (store: AppStore, router: DataRouter) => {
  const look = () => ({
    loggedIn: selectIsLoggedIn(store.getState()),
    language: selectStoredLanguage(store.getState()),
  });
  let seen = look();
  return store.subscribe(() => {
    const before = seen;
    seen = look();
    const { initialized, navigation, location } = router.state;
    const inAddress = languageOf(location.pathname);
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
    } else if (seen.loggedIn !== before.loggedIn) void router.revalidate();
  });
};
