declare global {
  interface Window {
    /** Where goober, the style library of notistack, looks for its style element. */
    _goober?: { parentNode: Node; firstChild: { data: string } };
  }
}

/**
 * Goober adds text to a style element, which the page's CSP forbids. A nonce does not help, because pages are cached and
 * their policy has hashes (ADR 21). Style sheets constructed by script are allowed. Called before notistack loads, which
 * writes its styles at once.
 */
export const adoptNotificationStyles = (): void => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let written = '';
  window._goober = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return written;
      },
      set data(styles) {
        written = styles;
        sheet.replaceSync(styles);
      },
    },
  };
};
