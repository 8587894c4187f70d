/**
 * The entry scripts of a page of this application, as addresses from the root. Empty if the text is not our page:
 * portals, maintenance pages and proxies respond with pages of their own, and with status 200.
 */
export const pageScripts = (html: string): string[] =>
  html.includes('id="runtime-config"')
    ? [...html.matchAll(/<script\b[^>]*\ssrc="(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address)
    : [];
