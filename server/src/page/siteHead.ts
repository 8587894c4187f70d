import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { link, meta } from '@/shared/metadata/headElement';

import { writeElement } from './writeHead';

/** Head elements common to every page of a deployment. */
export const siteHead = ({ theme }: RuntimeConfig) =>
  [
    link({ rel: 'manifest', href: '/manifest.webmanifest' }),
    link({ rel: 'icon', href: `${theme.iconsUrl}/favicon.svg`, type: 'image/svg+xml' }),
    link({ rel: 'icon', href: `${theme.iconsUrl}/favicon-32.png`, sizes: '32x32', type: 'image/png' }),
    link({ rel: 'apple-touch-icon', href: `${theme.iconsUrl}/apple-touch-icon.png` }),
    meta('theme-color', theme.primary),
  ]
    .map((element) => writeElement(element))
    .join('\n    ');
