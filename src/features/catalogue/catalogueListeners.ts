import { isAnyOf } from '@reduxjs/toolkit';
import { matchPath } from 'react-router';

import { locationChanged } from '@/features/location/locationSlice';
import { selectClientId, sessionRestored, signedIn, signedInElsewhere } from '@/features/session/sessionSlice';
import type { AppStartListening } from '@/store/appTypes';
import { baseApi } from '@/api/baseApi';
import { keepTrying } from '@/shared/lib/connection';
import { paths } from '@/shared/routing/paths';

import { selectVisitorLines, visitorLinesDropped } from './catalogueSlice';

const signInPaths: string[] = [paths.login, paths.oauth, paths.oauthLogin, paths.forgotPassword].map(
  ({ path }) => path,
);

const isSignInPath = (pathname: string): boolean => signInPaths.some((path) => matchPath(path, pathname));

export const registerCatalogueListeners = (startListening: AppStartListening) => {
  // Design §9: signing in changes the visible lists. The end of a session already drops every cached response.
  startListening({
    matcher: isAnyOf(signedIn, signedInElsewhere, sessionRestored),
    effect: (_action, { dispatch, extra }) => {
      if (extra.config.pricesVisibleTo === 'clients') dispatch(baseApi.util.invalidateTags(['StockItem', 'Category']));
    },
  });

  // Leaving the sign-in screens drops the lines, so that they are not added unexpectedly later.
  startListening({
    actionCreator: locationChanged,
    effect: ({ payload }, listener) => {
      if (selectVisitorLines(listener.getState()).length > 0 && !isSignInPath(payload.pathname))
        listener.dispatch(visitorLinesDropped());
    },
  });

  startListening({
    actionCreator: signedIn,
    effect: async (_action, listener) => {
      const lines = selectVisitorLines(listener.getOriginalState());
      if (lines.length === 0) return;
      const clientId = selectClientId(listener.getState());
      // Meanwhile the session's own listeners drop the previous client's cached responses.
      const { addAllToCart } = await keepTrying(
        () => import(/* webpackChunkName: "add-to-cart" */ './ordering/addToCart'),
      );
      await listener.delay(0);
      // The client may have signed out while the network was down.
      if (selectClientId(listener.getState()) !== clientId) return;
      await listener.dispatch(addAllToCart(lines));
    },
  });
};
