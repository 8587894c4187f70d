/** Keeps private screens, and those that lead to them, out of search engines; the assets of pages stay allowed. */
export const robotsText = (origin: string) =>
  ['/login', '/dashboard', '/*/oauth', '/*/client']
    .map((path) => `Disallow: ${path}`)
    .reduce((text, line) => `${text}${line}\n`, 'User-agent: *\n') + `\nSitemap: ${origin}/sitemap.xml\n`;
