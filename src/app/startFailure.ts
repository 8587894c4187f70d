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

const getPreferredLanguage = (): Language => {
  const fromAddress = window.location.pathname.split('/')[1];
  if (isLanguage(fromAddress)) return fromAddress;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'es';
};

export const showStartFailure = (root: HTMLElement, error: unknown) => {
  // The page holds back every press on a button until these are taken.
  window.__early__?.take();
  const reportId = reportUnderId(error);
  const lang = getPreferredLanguage();
  const { title, body, offline, offlineBody, retry, report } = texts[lang];
  const add = (parent: HTMLElement, tag: string, text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    return parent.appendChild(element);
  };
  document.documentElement.lang = lang;
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  Object.assign(main.style, {
    font: '1rem/1.6 system-ui, sans-serif',
    maxWidth: '40rem',
    margin: '15vh auto',
    padding: '0 1.5rem',
  });
  const reload = () => window.location.reload();
  if (isOffline()) {
    add(main, 'h1', offline);
    add(main, 'p', offlineBody);
  } else {
    add(main, 'h1', title);
    add(main, 'p', body);
    add(main, 'p', error instanceof Error ? error.message : String(error)).style.fontFamily = 'monospace';
    add(main, 'p', `${report} ${reportId}`);
  }
  add(main, 'button', retry).addEventListener('click', reload);
  onNetworkBack(reload);
  root.replaceChildren(main);
};
