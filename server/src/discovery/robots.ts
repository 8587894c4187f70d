/** Private screens and the way to them are nothing for search engines; what pages are made of, they need. */
export const robotsText = (origin: string) =>
  ['/login', '/dashboard', '/*/oauth', '/*/client']
    .map((path) => `Disallow: ${path}`)
    .reduce((text, line) => `${text}${line}\n`, 'User-agent: *\n') + `\nSitemap: ${origin}/sitemap.xml\n`;
