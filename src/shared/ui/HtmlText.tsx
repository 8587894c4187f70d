import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { use, useMemo } from 'react';

import { allowedAttributes, allowedHref, allowedTags } from '@/shared/lib/allowedHtml';

import { SanitizerContext } from './SanitizerContext';

const allowed = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOWED_URI_REGEXP: allowedHref,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Trusted HTML where the browser supports it, to satisfy the page's content security policy. */
const sanitizeContent = (html: string): string | TrustedHTML =>
  DOMPurify.isSupported ? DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true }) : '';

/** Loaded lazily with the sanitiser, because most texts are plain. */
export const HtmlText = ({ html }: { html: string }) => {
  const sanitize = use(SanitizerContext) ?? sanitizeContent;
  const clean = useMemo(() => ({ __html: sanitize(html) }), [sanitize, html]);
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
