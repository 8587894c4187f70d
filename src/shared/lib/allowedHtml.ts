// Markup that company texts may need; nothing that loads, runs, styles or covers the page.
export const allowedTags = [
  ...['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'span', 'a', 'ul', 'ol', 'li'],
  ...['h2', 'h3', 'h4', 'blockquote', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
];
export const allowedAttributes = ['href', 'lang', 'dir', 'scope', 'colspan', 'rowspan'];

/** Paths must start at the root: others would depend on the page that shows them. */
export const allowedHref = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;
