import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { sanitizeContent } from './sanitizeContent';

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
