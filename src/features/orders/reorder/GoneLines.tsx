import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LineThenAndNow } from './reorderLines';
import { reorderMessages as messages } from './reorderMessages';

const between = ' · ';

/** Lists the lines that can no longer be ordered and are left out. */
export const GoneLines = ({ lines }: { lines: readonly LineThenAndNow[] }) => {
  const { formatMessage } = useIntl();
  if (lines.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Box component="h3" sx={{ m: 0, fontSize: '0.9375rem', fontWeight: 600 }}>
        <FormattedMessage {...messages.gone} />
      </Box>
      <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: '0.875rem' }}>
        <FormattedMessage {...messages.goneHint} />
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, fontSize: '0.9375rem' }}>
        {lines.map(({ stockItemId, name, code, state }) => (
          <li key={stockItemId}>
            {name ?? code ?? formatMessage(messages.nameless)}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
              {[
                name === null ? null : code,
                formatMessage(state === 'unpriced' ? messages.isUnpriced : messages.isGone),
              ]
                .filter(Boolean)
                .join(between)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
};
