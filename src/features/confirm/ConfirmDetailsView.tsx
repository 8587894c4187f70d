import Box from '@mui/material/Box';
import { useId } from 'react';

import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { LinesTable } from '@/shared/ui/LinesTable';

import type { ConfirmDetails, ConfirmText } from './confirmSlice';

type ConfirmDetailsViewProps = { details: ConfirmDetails; format: (text: ConfirmText) => string };

/** Scrolls between the question and the buttons, which stay in view however many lines there are. */
export const ConfirmDetailsView = ({ details: { facts, tables }, format }: ConfirmDetailsViewProps) => {
  const labelId = useId();
  const getCatalogName = useCatalogName();
  return (
    <Box
      role="group"
      tabIndex={0}
      aria-labelledby={tables.map((_, at) => `${labelId}-${at}`).join(' ')}
      sx={{
        flex: '0 1 auto',
        minHeight: 96,
        overflowY: 'auto',
        mt: 2,
        px: 3,
        pb: 1,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {facts.length > 0 && (
        <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0, pt: 2 }}>
          {facts.map(({ label, text }) => (
            <Box key={label.id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {format(label)}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'pre-line' }}>
                {text}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {tables.map(({ catalogId, lines, sums }, at) => (
        <LinesTable
          key={at}
          caption={getCatalogName(catalogId)}
          captionId={`${labelId}-${at}`}
          lines={lines}
          sums={sums.map(({ label, amount }) => ({ label: format(label), amount }))}
        />
      ))}
    </Box>
  );
};
