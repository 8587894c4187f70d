import type { EmotionCache } from '@emotion/cache';
import { defineMessage } from '@formatjs/intl';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useId } from 'react';
import { createRoot } from 'react-dom/client';
import { defineMessages, useIntl } from 'react-intl';

import { notificationShown } from '@/features/notifications/state/notificationsSlice';
import { openSession } from '@/features/session/signIn';
import { signOut } from '@/features/session/signOut';
import { selectClient, selectIsLoggedIn, signedOutElsewhere } from '@/features/session/state/sessionSlice';
import type { AppStore } from '@/store/createAppStore';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { contentApi } from '@/api/contentApi';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Texts } from '@/shared/i18n/createTexts';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { listKeys, type StoragePair } from '@/shared/lib/storedValues';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';
import { lowWindow } from '@/shared/ui/styles';

import { AppProviders } from './AppProviders';

const readOnly = defineMessage<{ name: string }>({
  id: 'view.bar',
  defaultMessage: 'You see the shop as {name}. Nothing can be changed.',
});

const messages = defineMessages({
  end: { id: 'view.end', defaultMessage: 'End' },
  over: { id: 'view.over', defaultMessage: 'This view of the shop has ended' },
  overHint: { id: 'view.over.hint', defaultMessage: "Open it again from the client's page in the office." },
  leave: { id: 'view.leave', defaultMessage: 'Go to the shop' },
});

/** `isClientView` (start.tsx) finds one by the key of its token. */
const prefix = 'view.';

/** Part of the tab's own storage, so that nothing is shared with other tabs, or with the session of this browser. */
const createArea = (area: Storage, name: string): Storage => {
  const own = `${prefix}${name}.`;
  const list = () => listKeys(area).flatMap((key) => (key.startsWith(own) ? [key.slice(own.length)] : []));
  return {
    get length() {
      return list().length;
    },
    key: (index) => list()[index] ?? null,
    getItem: (key) => area.getItem(own + key),
    setItem: (key, value) => area.setItem(own + key, value),
    removeItem: (key) => area.removeItem(own + key),
    clear: () => list().forEach((key) => area.removeItem(own + key)),
  };
};

const look = ['appearance', 'density', 'timeZone'];

const getName = (client: ReturnType<typeof selectClient>) =>
  [client?.personName, client?.name].filter((name) => typeof name === 'string').join(', ');

const bar = {
  position: 'fixed',
  insetInline: 0,
  bottom: 'var(--bottom-bar, 0px)',
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minHeight: 56,
  px: 2,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [lowWindow]: { position: 'static' },
} as const;

const ViewBar = ({ onLeave }: { onLeave: () => void }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const client = useAppSelector(selectClient);
  const isOpen = useAppSelector(selectIsLoggedIn);
  const titleId = useId();
  const lang = useLanguage();
  const endsAt = typeof client?.endsAt === 'string' ? Date.parse(client.endsAt) : 0;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => dispatch(signedOutElsewhere()), Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [isOpen, endsAt, dispatch]);
  const leave = () => {
    onLeave();
    window.location.assign(paths.language.href({ lang }));
  };
  if (isOpen)
    return (
      <Box component="aside" aria-label={formatMessage(readOnly, { name: getName(client) })} sx={bar}>
        <GlobalStyles styles={{ body: { paddingBottom: 56 } }} />
        <span>{formatMessage(readOnly, { name: getName(client) })}</span>
        <Button tone="outlined" onClick={() => dispatch(signOut())} sx={{ borderColor: 'currentColor', flexShrink: 0 }}>
          {formatMessage(messages.end)}
        </Button>
      </Box>
    );
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId} variant="h2" sx={{ px: 3, pt: 3, pb: 1 }}>
        {formatMessage(messages.over)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{formatMessage(messages.overHint)}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={leave}>{formatMessage(messages.leave)}</Button>
      </DialogActions>
    </Dialog>
  );
};

type Parts = { store: AppStore; config: RuntimeConfig; texts: Texts; cache: EmotionCache };

/** Staff see the shop as a client (ADR 65), by the code of the office's link or after a reload. */
export const createClientView = (code: string | null, { local, session }: StoragePair = {}) => {
  let notify: (status: number, isReading: boolean) => void = () => undefined;
  const forget = () => {
    for (const key of session ? listKeys(session) : []) if (key.startsWith(prefix)) session?.removeItem(key);
  };
  const own = session && { local: createArea(session, 'local'), session: createArea(session, 'session') };
  if (code !== null) {
    forget();
    for (const key of look) {
      const value = local?.getItem(key);
      if (value) own?.local.setItem(key, value);
    }
  }
  const fetchInView: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    notify(response.status, (init?.method ?? 'GET') === 'GET');
    return response;
  };
  return {
    storage: { ...own },
    /** What staff try is no search of a client, and the browser's own session keeps its lists. */
    configure: (config: RuntimeConfig): RuntimeConfig => ({
      ...config,
      catalogue: { ...config.catalogue, keepInBrowser: 'never', reportsMissedSearches: false },
    }),
    fetch: fetchInView,
    begin: async (store: AppStore) => {
      const { dispatch } = store;
      if (code !== null) {
        const redeemed = await dispatch(
          contentApi.endpoints.redeemView.initiate({ viewCode: { code } }, { track: false }),
        );
        if (redeemed.data) dispatch(openSession(redeemed.data));
      }
      notify = (status, isReading) => {
        const state = store.getState();
        if (!selectIsLoggedIn(state)) return;
        if (status === 401) dispatch(signedOutElsewhere());
        if (status !== 403 || isReading) return;
        const message = { kind: 'message', id: readOnly.id, values: { name: getName(selectClient(state)) } } as const;
        dispatch(notificationShown({ area: 'storefront', message, style: 'warning' }));
      };
    },
    /** A separate React root, so that the page hydrates as rendered. */
    show: ({ store, config, texts, cache }: Parts) => {
      const element = document.createElement('div');
      // Reached by the keyboard at once.
      document.body.prepend(element);
      createRoot(element, { identifierPrefix: prefix }).render(
        <AppProviders store={store} config={config} texts={texts} cache={cache}>
          <ViewBar onLeave={forget} />
        </AppProviders>,
      );
    },
  };
};
