import { type LoaderFunctionArgs, redirect, replace } from 'react-router';

import { selectClientId, selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { languageChosen, selectLanguage, selectStoredLanguage } from '@/features/settings/state/languageSlice';
import type { AppStore } from '@/store/createAppStore';
import { isReplaying } from '@/store/replaying';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { isLanguage } from '@/shared/i18n/languages';
import type { Address } from '@/shared/routing/addressLanguage';
import { getReturnAddress, getSignInAddress } from '@/shared/routing/knownAddress';
import { paths } from '@/shared/routing/paths';
import { getRedirect } from '@/shared/routing/redirects';

/** The router's current and pending location; a request carries no hash. */
export type RouterState = {
  initialized: boolean;
  location: Address;
  navigation: { location?: Address | undefined; historyAction?: string | undefined };
  restoreScrollPosition: number | false | null;
};

/** What the routes and their guards depend on. */
export type RoutingContext = { store: AppStore; config: RuntimeConfig; routerState: () => RouterState };

type Visit = Pick<LoaderFunctionArgs, 'params'>;

export const getTargetAddress = ({ navigation, location }: RouterState): Address => navigation.location ?? location;

export const createRouteGuards = ({ store, config, routerState }: RoutingContext) => {
  const getTarget = () => getTargetAddress(routerState());
  const getLanguage = () => selectLanguage(store.getState(), config.defaultLanguage);
  const getStoredLanguage = () => selectStoredLanguage(store.getState());
  /** Spec §2: a valid language becomes the stored one. Returns the redirect when it is missing or invalid. */
  const adoptLanguage = (lang: string | undefined) => {
    if (!isLanguage(lang)) return getRedirect(getTarget(), getLanguage());
    if (lang !== getStoredLanguage()) store.dispatch(languageChosen(lang));
    return undefined;
  };
  // Reading B's addresses carry no language: store the one they show, so that the services receive it, too.
  const storeShownLanguage = ({ params }: Visit) => {
    if (params.lang !== undefined || getStoredLanguage() !== null) return;
    store.dispatch(languageChosen(getLanguage()));
  };
  const isLoggedIn = () => selectIsLoggedIn(store.getState());

  // A redirect replaces an address that is already in the history; otherwise going back would never get past it.
  const redirectTo = (to: string | undefined) => {
    if (to === undefined) return null;
    const { initialized, navigation } = routerState();
    throw initialized && navigation.historyAction === 'PUSH' ? redirect(to) : replace(to);
  };

  const isReachable = ({ params }: Visit) => params.lang === undefined || isLanguage(params.lang);

  /** A replay shows the recorded addresses, to which the recording's own redirects have led. */
  const inPresent =
    (guard: (visit: Visit) => null) =>
    (visit: Visit): null =>
      store.dispatch(isReplaying) ? null : guard(visit);

  let previousClientId: number | undefined;
  /** A private address that is already shown, or that going back leads to, belongs to the client who opened it. */
  const belongsToFormerClient = (clientId: number | undefined) => {
    const { initialized, navigation } = routerState();
    const isOpen = initialized && navigation.location === undefined;
    return clientId === undefined
      ? isOpen || navigation.historyAction === 'POP'
      : isOpen && clientId !== previousClientId;
  };

  return {
    language: inPresent(({ params }) => redirectTo(adoptLanguage(params.lang))),
    /** Areas without a guard still accept a valid language; an invalid one is not found. */
    areaLanguage: inPresent(({ params }) =>
      isLanguage(params.lang?.toLowerCase()) ? redirectTo(adoptLanguage(params.lang)) : null,
    ),
    plain: inPresent((visit) => {
      storeShownLanguage(visit);
      return null;
    }),
    signedIn: inPresent((visit) => {
      storeShownLanguage(visit);
      if (!isReachable(visit)) return null;
      const clientId = isLoggedIn() ? selectClientId(store.getState()) : undefined;
      const isForeign = belongsToFormerClient(clientId);
      previousClientId = clientId;
      if (clientId !== undefined) return redirectTo(isForeign ? paths.dashboard.href() : undefined);
      return redirectTo(isForeign ? paths.login.href() : getSignInAddress(getTarget()));
    }),
    signedOut: inPresent((visit) => {
      storeShownLanguage(visit);
      return redirectTo(
        isLoggedIn() && isReachable(visit) ? getReturnAddress(getTarget().search, getLanguage()) : undefined,
      );
    }),
    unknown: inPresent(({ params: { lang } }) => {
      const { search, hash } = getTarget();
      return redirectTo(isLanguage(lang) ? paths.notFound.href({ lang }) + search + hash : adoptLanguage(undefined));
    }),
  };
};
