import sanitizeHtml from 'sanitize-html';

import { allowedAttributes, allowedTags } from '@/shared/lib/allowedHtml';

/** The same rules as the browser's sanitiser, which needs a document. */
export const sanitizeOnServer = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // Paths must start at the root: others would depend on the page that shows them.
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(href !== undefined && /^(?:[a-z]+:|\/(?![/\\])|#)/i.test(href) && { href }) },
      }),
    },
  });
