import { isLanguage, type Language } from '@/shared/i18n/languages';
import { onNetworkBack } from '@/shared/lib/connection';
import { reportUnderId } from '@/shared/lib/errorReport';

/** Of the address, of what is on the page, or of the browser. */
const getLanguage = (root: HTMLElement): Language => {
  const shown = root.hasChildNodes() ? [document.documentElement.lang] : [];
  const known = navigator.languages.map((tag) => tag.slice(0, 2));
  return [window.location.pathname.split('/')[1], ...shown, ...known].find(isLanguage) ?? 'es';
};

/**
 * Shows the notice that the page itself contains, since nothing else can be loaded now, neither a text nor a style. Calls
 * back once, and the notice is then gone.
 */
const showFailure = (root: HTMLElement, error: unknown, retry: () => void) => {
  const notice = root.nextElementSibling as HTMLElement;
  const reportId = reportUnderId(error);
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
    const [link, details] = text.children as Iterable<HTMLElement> as [HTMLAnchorElement, HTMLElement];
    link.onclick = end;
    details.hidden = false;
    details.lastElementChild?.replaceChildren(`${reportId}: ${String(error)}`);
  }
  notice.hidden = false;
};

/** The page as it is cannot start: a retry loads it again. */
export const showStartFailure = (root: HTMLElement, error: unknown) => {
  showFailure(root, error, () => window.location.reload());
  root.replaceChildren();
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
