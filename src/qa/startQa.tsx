/**
 * During a replay, keys belong to QA mode, although the screens that it shows focus their fields and dialogs trap the
 * focus. At any time, a dialog of the page leaves QA mode reachable.
 */
const keepFocus = (qa: HTMLElement, isReplaying: () => boolean) => {
  let last: HTMLElement | null = null;
  qa.addEventListener('focusin', (event) => {
    last = event.target as HTMLElement;
    // Dialogs listen on the document.
    event.stopPropagation();
  });
  new MutationObserver(() => qa.removeAttribute('aria-hidden')).observe(qa, { attributeFilter: ['aria-hidden'] });
  const takeBack = ({ target }: FocusEvent) => {
    if (!isReplaying() || qa.contains(target as Node)) return;
    const isLeft = last?.isConnected && !last.matches(':disabled');
    const owner = isLeft ? last : qa.querySelector<HTMLElement>('[data-qa], button');
    owner?.focus({ preventScroll: true });
  };
  window.addEventListener('focusin', takeBack, { capture: true });
};

// An imported session may have used any part of the application.
import '@/store/allParts';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { instrument } from '@redux-devtools/instrument';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';

import { AppTheme } from '@/app/theme/AppTheme';
import { selectLanguage } from '@/features/settings/state/languageSlice';
import { type AppStore, hasDevTools, maxAge } from '@/store/createAppStore';
import { createTimeTravel, type TimeTravel } from '@/store/timeTravel';
import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { createTexts } from '@/shared/i18n/createTexts';
import { reportUnderId } from '@/shared/lib/errorReport';

import { isShortcut, Qa } from './Qa';
import { recoverPage } from './recoverPage';
import { recordConsoleErrors } from './session/consoleErrors';

/** If the browser extension is recording, QA mode shows its recording. */
export const createTimeTravelFor = (config: RuntimeConfig): TimeTravel => {
  const hasExtension = hasDevTools(config) && '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;
  return createTimeTravel(config.qa && !hasExtension ? instrument(undefined, { maxAge }) : undefined);
};

// Includes hover and focus, which would prefetch the screen of a link.
const blocked = [
  'pointerover',
  'mouseover',
  'focusin',
  'focusout',
  'auxclick',
  'click',
  'dblclick',
  'mousedown',
  'submit',
  'beforeinput',
  'input',
  'change',
  'keydown',
] as const;

/** Controls that change without React, such as a select with the arrow keys. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.matches('select, option, input, textarea, video, audio');

const isBrowserKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === 'Tab' || /^F\d+$/.test(key) || ctrlKey || metaKey || altKey;

/** Keys and the mouse can still scroll, select text and use the browser's own menus. */
const keepsDefault = (event: Event) => {
  if (event instanceof KeyboardEvent) return isBrowserKey(event) || !isControl(event.target);
  return event.type === 'mousedown' && !isControl(event.target);
};

const blockInputWhile = (isReplaying: () => boolean, panel: HTMLElement) => {
  const block = (event: Event) => {
    // Our own scripts click links, too, to save a file.
    if (!isReplaying() || !event.isTrusted || panel.contains(event.target as Node)) return;
    if (event instanceof KeyboardEvent && isShortcut(event)) return;
    event.stopImmediatePropagation();
    if (!keepsDefault(event)) event.preventDefault();
  };
  for (const type of blocked) window.addEventListener(type, block, { capture: true });
};

type Parts = {
  timeTravel: TimeTravel;
  store: AppStore;
  config: RuntimeConfig;
  cache: EmotionCache;
  /** Renders the page again from scratch. */
  restart: () => void;
};

/** In the tester's own language, whatever the replayed session's is. */
const QaApp = ({ timeTravel, store, config, cache }: Omit<Parts, 'restart'>) => {
  const readLanguage = () => selectLanguage(timeTravel.getPresent()?.state ?? store.getState(), config.defaultLanguage);
  const language = useSyncExternalStore((listener) => store.subscribe(listener), readLanguage);
  const [texts] = useState(() => createTexts(language));
  const shown = useSyncExternalStore(texts.subscribe, texts.shown);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    texts.change(language).then(() => setReady(true), reportUnderId);
  }, [texts, language]);
  if (!isReady) return null;
  return (
    <Provider store={store}>
      <CacheProvider value={cache}>
        <AppTheme colors={config.theme}>
          <IntlProvider locale={shown.language} defaultLocale="en" messages={shown.messages}>
            <div lang={shown.language}>
              <Qa timeTravel={timeTravel} config={config} />
            </div>
          </IntlProvider>
        </AppTheme>
      </CacheProvider>
    </Provider>
  );
};

/** A separate React root, so that the page hydrates as rendered and QA mode survives its failures. */
export const showQa = (parts: Parts) => {
  const element = Object.assign(document.createElement('div'), { id: 'qa' });
  document.body.append(element);
  const { isReplaying, subscribe } = parts.timeTravel;
  recoverPage(parts);
  keepFocus(element, isReplaying);
  blockInputWhile(isReplaying, element);
  if (parts.config.qa) recordConsoleErrors(parts.store.dispatch);
  subscribe(() => document.documentElement.toggleAttribute('data-replay', isReplaying()));
  createRoot(element).render(<QaApp {...parts} />);
};
