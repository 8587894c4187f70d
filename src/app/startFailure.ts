import { isLanguage, type Language } from '@/shared/i18n/languages';
import { isOffline, onNetworkBack } from '@/shared/lib/connection';
import { reportUnderId } from '@/shared/lib/errorReport';

// Nothing else can be loaded when this is shown, neither a language file nor a style, so the texts are inlined.
type Texts = { title: string; body: string; offline: string; offlineBody: string; retry: string; report: string };

const texts: Record<Language, Texts> = {
  es: {
    title: 'La página no pudo iniciarse',
    body: 'Verifique su conexión. Si el problema continúa, envíe este aviso a la empresa.',
    offline: 'No hay conexión',
    offlineBody: 'La página se iniciará automáticamente cuando vuelva la conexión.',
    retry: 'Intentar de nuevo',
    report: 'Incidencia',
  },
  en: {
    title: 'The page could not start',
    body: 'Check your connection. If the problem persists, send the company this notice.',
    offline: 'There is no connection',
    offlineBody: 'The page will start by itself as soon as you are back online.',
    retry: 'Try again',
    report: 'Incident',
  },
  zh: {
    title: '页面无法启动',
    body: '请检查网络连接。如果问题仍然存在，请将此提示告知本公司。',
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

const style = 'font:1rem/1.6 system-ui,sans-serif;padding:0 1.5rem 1rem;';
const aloneStyle = 'max-width:40rem;margin:15vh auto';
/** Below what is on the page, which stays readable. */
const barStyle =
  'position:fixed;inset:auto 0 0;max-height:50%;overflow:auto;border-top:1px solid;background:Canvas;color:CanvasText';

/** In the element after the root, whose buttons wait for the application. Calls back once, and is then gone. */
const showFailure = (root: HTMLElement, error: unknown, retry: () => void) => {
  const place = root.nextElementSibling as HTMLElement;
  const isAlone = !root.hasChildNodes();
  const lang = getLanguage(isAlone);
  const { title, body, offline, offlineBody, retry: again, report } = texts[lang];
  const reportId = reportUnderId(error);
  const add = (tag: string, text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    return place.appendChild(element);
  };
  const heading = isAlone ? 'h1' : 'h2';
  place.replaceChildren();
  place.lang = lang;
  place.style.cssText = style + (isAlone ? aloneStyle : barStyle);
  if (isOffline()) {
    add(heading, offline);
    add('p', offlineBody);
  } else {
    add(heading, title);
    add('p', body);
    add('code', String(error));
    add('p', `${report} ${reportId}`);
  }
  const end = () => {
    unsubscribe();
    place.hidden = true;
    retry();
  };
  const unsubscribe = onNetworkBack(end);
  add('button', again).addEventListener('click', end);
  place.hidden = false;
};

/** The page as it is cannot start: a retry loads it again. */
export const showStartFailure = (root: HTMLElement, error: unknown) => {
  root.replaceChildren();
  showFailure(root, error, () => window.location.reload());
};

/** Repeats the work until it succeeds. Meanwhile a page that the server has rendered stays, with what was typed in it. */
export const untilLoaded = async (root: HTMLElement, load: () => Promise<unknown>): Promise<void> => {
  try {
    await load();
  } catch (error) {
    await new Promise<void>((resolve) => showFailure(root, error, resolve));
    await untilLoaded(root, load);
  }
};
