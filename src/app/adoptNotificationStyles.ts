declare global {
  interface Window {
    /** Where goober, the style library of notistack, looks for its style element. */
    _goober?: { parentNode: Node; firstChild: { data: string } };
  }
}

/** The page's policy allows no text to be added to a style element, but it does allow a style sheet of a script's own. */
export const adoptNotificationStyles = (page: Window) => {
  const sheet = new CSSStyleSheet();
  page.document.adoptedStyleSheets.push(sheet);
  let written = '';
  page._goober = {
    parentNode: page.document.head,
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
