import DOMPurify from 'dompurify';

// What a text of the company may need, and nothing that loads, runs, styles or covers the page.
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'span', 'a', 'ul', 'ol', 'li'],
    ...['h2', 'h3', 'h4', 'blockquote', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  ALLOWED_ATTR: ['href', 'lang', 'dir', 'scope', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Trusted HTML where the browser knows it, so that it passes the page's policy. */
export const sanitizeContent = (html: string): string | TrustedHTML =>
  DOMPurify.isSupported ? DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) : '';
