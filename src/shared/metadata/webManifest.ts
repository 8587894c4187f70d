import type { RuntimeConfig } from '@/shared/config/runtimeConfig';

type Branding = Pick<RuntimeConfig, 'siteName' | 'siteTitle' | 'defaultLanguage' | 'theme'>;

const paper = '#ffffff';

/** The web app manifest, which makes the application installable. */
export const createWebManifest = ({ siteName, siteTitle, defaultLanguage, theme }: Branding) => {
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
    src: `${theme.iconsUrl}/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: siteTitle,
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: theme.primary,
    background_color: paper,
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
      icon('favicon.svg', 'any'),
    ],
  };
};
