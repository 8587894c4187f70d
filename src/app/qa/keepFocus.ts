/**
 * During a replay, keys belong to QA mode, although the screens that it shows focus their fields and dialogs trap the
 * focus. At any time, a dialog of the page leaves QA mode reachable.
 */
export const keepFocus = (qa: HTMLElement, isReplaying: () => boolean) => {
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
