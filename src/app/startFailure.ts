import { isLanguage, type Language } from '@/shared/i18n/languages';
import { isOffline, onNetworkBack } from '@/shared/lib/connection';
import { reportUnderId } from '@/shared/lib/errorReport';

// Nothing else can be loaded when this is shown, neither a language file nor a style, so the texts are inlined.
type Texts = { title: string; body: string; offline: string; offlineBody: string; retry: string; report: string };

const texts: Record<Language, Texts> = {
  es: {
    title: 'La página no pudo iniciarse',
    body: 'Verifique su conexión e inténtelo de nuevo. Si el problema continúa, envíe a la empresa el siguiente aviso.',
    offline: 'No hay conexión',
    offlineBody: 'La página se iniciará automáticamente cuando vuelva la conexión.',
    retry: 'Intentar de nuevo',
    report: 'Incidencia',
  },
  en: {
    title: 'The page could not start',
    body: 'Check your connection and try again. If the problem persists, send the company the notice below.',
    offline: 'There is no connection',
    offlineBody: 'The page will start by itself as soon as you are back online.',
    retry: 'Try again',
    report: 'Incident',
  },
  zh: {
    title: '页面无法启动',
    body: '请检查网络连接后重试。如果问题仍然存在，请将以下提示告知本公司。',
    offline: '没有网络连接',
    offlineBody: '恢复连接后，页面会自动启动。',
    retry: '重试',
    report: '事件编号',
  },
};

/** Of the address, of what is on the page, or of the browser. */
const getLanguage = (isAlone: boolean): Language => {
  const shown = isAlone ? [] : [document.documentElement.lang];
  const known = navigator.languages.map((tag) => tag.slice(0, 2));
  return [window.location.pathname.split('/')[1], ...shown, ...known].find(isLanguage) ?? 'es';
};

const screenStyle = {
  font: '1rem/1.6 system-ui, sans-serif',
  maxWidth: '40rem',
  margin: '15vh auto',
  padding: '0 1.5rem',
};

/** Below what is on the page, which stays readable. */
const barStyle = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '2000',
  maxHeight: '50vh',
  overflow: 'auto',
  maxWidth: 'none',
  margin: '0',
  padding: '0 1.5rem 1rem',
  borderTop: '1px solid',
  background: 'Canvas',
  color: 'CanvasText',
};

/** Outside the root, whose buttons wait for the application. Calls back once, and is then gone. */
const showFailure = (place: HTMLElement, isAlone: boolean, error: unknown, retry: () => void) => {
  Object.assign(place.style, screenStyle, !isAlone && barStyle);
  const heading = isAlone ? 'h1' : 'h2';
  const reportId = reportUnderId(error);
  const { title, body, offline, offlineBody, retry: again, report } = texts[getLanguage(isAlone)];
  const add = (tag: string, text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    return place.appendChild(element);
  };
  place.replaceChildren();
  if (isOffline()) {
    add(heading, offline);
    add('p', offlineBody);
  } else {
    add(heading, title);
    add('p', body);
    add('p', error instanceof Error ? error.message : String(error)).style.fontFamily = 'monospace';
    add('p', `${report} ${reportId}`);
  }
  const end = () => {
    unsubscribe();
    place.hidden = true;
    retry();
  };
  const unsubscribe = onNetworkBack(end);
  const button = add('button', again);
  button.style.padding = '0.75rem 1.25rem';
  button.addEventListener('click', end);
  place.hidden = false;
};

const findPlace = () => {
  const place = document.getElementById('not-started');
  if (!place) throw new Error('the page has no place for a failure');
  return place;
};

/** The page as it is cannot start: a retry loads it again. */
export const showStartFailure = (root: HTMLElement, error: unknown) => {
  root.replaceChildren();
  document.documentElement.lang = getLanguage(true);
  showFailure(findPlace(), true, error, () => window.location.reload());
};

/** Repeats the work until it succeeds. Meanwhile a page that the server has rendered stays, with what was typed in it. */
export const untilLoaded = async (root: HTMLElement, load: () => Promise<unknown>): Promise<void> => {
  try {
    await load();
  } catch (error) {
    await new Promise<void>((resolve) => showFailure(findPlace(), !root.hasChildNodes(), error, resolve));
    await untilLoaded(root, load);
  }
};
