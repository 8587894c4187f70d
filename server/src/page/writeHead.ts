import { servedAttribute, type HeadElement } from '@/shared/metadata/headElement';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** `text` must not be able to close its element: see `dataBlock`. */
export const writeElement = ({ element, attributes, text }: HeadElement, more: Record<string, string> = {}) => {
  const given = Object.entries({ ...attributes, ...more }).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  const opening = `<${element} ${given.join(' ')}`;
  return element === 'script' ? `${opening}>${text ?? ''}</script>` : `${opening} />`;
};

/** The first element carries the address that all of them refer to. */
export const writeHead = (head: readonly HeadElement[], address: string) =>
  head.map((element, index) => writeElement(element, { [servedAttribute]: index === 0 ? address : '' })).join('\n    ');
