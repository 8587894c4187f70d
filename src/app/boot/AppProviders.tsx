import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { defineMessage } from '@formatjs/intl';
import { type ReactNode, useCallback } from 'react';
import { Provider } from 'react-redux';

import { notificationShown } from '@/features/notifications/state/notificationsSlice';
import { languageChosen, selectLanguage } from '@/features/settings/state/languageSlice';
import type { AppStore } from '@/store/createAppStore';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { ConfigContext } from '@/shared/config/ConfigContext';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Texts } from '@/shared/i18n/createTexts';
import { LanguageProvider } from '@/shared/i18n/LanguageProvider';
import { type Language, languageNames } from '@/shared/i18n/languages';
import { reportUnderId } from '@/shared/lib/errorReport';

import { ShellBoundary } from '../errors/ShellBoundary';
import { AppTheme } from '../theme/AppTheme';

const languageFailed = defineMessage<{ language: string; reportId: string }>({
  id: 'app.language.failed',
  defaultMessage: 'The {language} texts could not be loaded, so the page stays in this language. Report {reportId}',
});

// Long enough to read it and to press its button.
const languageNoticeMs = 20_000;

// Supported browsers need no vendor prefixes. Always the same array, because it keys Emotion's cache on the server.
const noVendorPrefixes: [] = [];

export const styleKey = 'm';

/** Class names are the same on the server. `rendered` lists the styles that the page already has. */
export const createStyleCache = (rendered: readonly string[] = []): EmotionCache => {
  const cache = createCache({ key: styleKey, stylisPlugins: noVendorPrefixes });
  for (const id of rendered) cache.inserted[id] = true;
  return cache;
};

type AppProvidersProps = {
  store: AppStore;
  config: RuntimeConfig;
  texts: Texts;
  cache: EmotionCache;
  /** The state that the server rendered from, for hydration. */
  serverState?: RootState | undefined;
  children: ReactNode;
};

const StoredLanguage = ({ config, texts, children }: Pick<AppProvidersProps, 'config' | 'texts' | 'children'>) => {
  const dispatch = useAppDispatch();
  const language = useAppSelector((state) => selectLanguage(state, config.defaultLanguage));
  const onLoadFailed = useCallback(
    (error: unknown, shown: Language) => {
      // What the services return must be in the same language as the texts around it.
      dispatch(languageChosen(shown));
      const values = { language: languageNames[language], reportId: reportUnderId(error) };
      dispatch(
        notificationShown({
          area: 'storefront',
          message: { kind: 'message', id: languageFailed.id, values },
          style: 'error',
          duration: languageNoticeMs,
          language,
        }),
      );
    },
    [dispatch, language],
  );
  return (
    <LanguageProvider language={language} texts={texts} onLoadFailed={onLoadFailed}>
      {children}
    </LanguageProvider>
  );
};

export const AppProviders = ({ store, config, texts, cache, serverState, children }: AppProvidersProps) => (
  <Provider store={store} {...(serverState && { serverState })}>
    <ConfigContext value={config}>
      <CacheProvider value={cache}>
        <AppTheme colors={config.theme}>
          <StoredLanguage config={config} texts={texts}>
            <ShellBoundary>{children}</ShellBoundary>
          </StoredLanguage>
        </AppTheme>
      </CacheProvider>
    </ConfigContext>
  </Provider>
);
