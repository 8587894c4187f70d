/**
 * The first scripts that a page of this application names, as addresses from the root. None where the text is no page of
 * ours: portals, maintenance pages and proxies answer with pages of their own, and with status 200.
 */
export const pageScripts = (html: string): string[] =>
  html.includes('id="runtime-config"')
    ? [...html.matchAll(/<script\b[^>]*\ssrc="(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address)
    : [];
