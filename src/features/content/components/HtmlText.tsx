import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

// Markup that company texts may need; nothing that loads, runs, styles or covers the page.
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

/** Trusted HTML where the browser supports it, to satisfy the page's content security policy. */
const sanitizeContent = (html: string): string | TrustedHTML =>
  DOMPurify.isSupported ? DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) : '';

/** Loaded lazily with the sanitiser, because most texts are plain. */
export const HtmlText = ({ html }: { html: string }) => {
  const clean = useMemo(() => ({ __html: sanitizeContent(html) }), [html]);
  return (
    <Box
      dangerouslySetInnerHTML={clean}
      sx={{
        overflowWrap: 'anywhere',
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
        '& a': { color: 'primary.main' },
        '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' },
        '& th, & td': { textAlign: 'start', p: 1, borderBottom: 1, borderColor: 'divider' },
      }}
    />
  );
};
