/** Imported first: styles that libraries insert later carry the page's nonce, so that a strict policy allows them. */
declare global {
  interface Window {
    __nonce__?: string;
    __webpack_nonce__?: string;
  }
}

export const pageNonce = () =>
  document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;

window.__nonce__ = pageNonce();
