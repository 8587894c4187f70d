import { isLanguage, type Language } from '@/shared/i18n/languages';
import { onNetworkBack } from '@/shared/lib/connection';
import { reportUnderId } from '@/shared/lib/errorReport';

/** The language of the address, else of the page's content, else of the browser. */
const getLanguage = (root: HTMLElement): Language => {
  const shown = root.hasChildNodes() ? [document.documentElement.lang] : [];
  const known = navigator.languages.map((tag) => tag.slice(0, 2));
  return [window.location.pathname.split('/')[1], ...shown, ...known].find(isLanguage) ?? 'es';
};

const reportLabel: Record<Language, string> = {
  es: 'Si el problema continúa, avise a la empresa: informe',
  en: 'If the problem persists, tell the company: report',
  zh: '如果问题仍然存在，请告知本公司：报告编号',
};

/**
 * Shows the notice that the page itself contains, because neither texts nor styles can be loaded now. Hides it again
 * before the single call of `retry`.
 */
export const showNotice = (root: HTMLElement, retry: () => void): HTMLElement => {
  const notice = root.nextElementSibling as HTMLElement;
  const language = getLanguage(root);
  const end = (event?: Event) => {
    event?.preventDefault();
    unsubscribe();
    notice.hidden = true;
    retry();
  };
  const unsubscribe = onNetworkBack(end);
  for (const text of notice.querySelectorAll('p')) {
    text.hidden = text.lang !== language;
    (text.lastElementChild as HTMLAnchorElement).onclick = end;
  }
  notice.hidden = false;
  return notice;
};

const showFailure = (root: HTMLElement, error: unknown, retry: () => void) => {
  const details = document.createElement('p');
  details.append(`${reportLabel[getLanguage(root)]} ${reportUnderId(error)}: ${String(error)}`);
  const end = () => {
    details.remove();
    retry();
  };
  showNotice(root, end).append(details);
};

/** The page cannot start as it is, so a retry reloads it. */
export const showStartFailure = (root: HTMLElement, error: unknown) =>
  showFailure(root, error, () => window.location.reload());

/** A server-rendered page stays until the retry, with what was typed in it. */
export const untilRetried = (root: HTMLElement) => (error: unknown) =>
  new Promise<void>((resolve) => showFailure(root, error, resolve));
