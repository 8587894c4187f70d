import type { RuntimeConfig } from '@/shared/config/runtimeConfig';
import { type HeadElement, link, meta, servedAttribute } from '@/shared/metadata/headElement';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** `text` must not be able to close its element: see `dataBlock`. */
const writeElement = ({ element, attributes, text }: HeadElement, more: Record<string, string> = {}) => {
  const written = Object.entries({ ...attributes, ...more }).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  const opening = `<${element} ${written.join(' ')}`;
  return element === 'script' ? `${opening}>${text ?? ''}</script>` : `${opening} />`;
};

/** The first element carries the address that all of them refer to. */
export const writeHead = (head: readonly HeadElement[], address: string) =>
  head.map((element, index) => writeElement(element, { [servedAttribute]: index === 0 ? address : '' })).join('');

/** Head elements common to every page of a deployment. */
export const writeSiteHead = ({ theme }: RuntimeConfig) =>
  [
    link({ rel: 'manifest', href: '/manifest.webmanifest' }),
    link({ rel: 'icon', href: `${theme.iconsUrl}/favicon.svg`, type: 'image/svg+xml' }),
    link({ rel: 'icon', href: `${theme.iconsUrl}/favicon-32.png`, sizes: '32x32', type: 'image/png' }),
    link({ rel: 'apple-touch-icon', href: `${theme.iconsUrl}/apple-touch-icon.png` }),
    meta('theme-color', theme.primary),
  ]
    .map((element) => writeElement(element))
    .join('');
