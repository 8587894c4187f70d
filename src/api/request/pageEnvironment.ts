/** Read at request time: a server has neither page nor cookies. */
export const pageAddress = (): string | undefined => (typeof location === 'undefined' ? undefined : location.href);

export const pageCookies = (): string => {
  try {
    return typeof document === 'undefined' ? '' : document.cookie;
  } catch {
    // The browser blocks all cookies for this page.
    return '';
  }
};
