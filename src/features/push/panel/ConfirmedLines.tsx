import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { useMoney } from '@/shared/i18n/money';

import type { ConfirmedLine } from '../batch/leg';
import { pushMessages as messages } from '../pushMessages';

/** The lines as confirmed, at prices before taxes. */
export const ConfirmedLines = ({ lines }: { lines: ConfirmedLine[] }) => {
  const money = useMoney();
  if (lines.length === 0) return null;
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer', color: 'text.secondary', py: 0.5 } }}>
      <summary>
        <FormattedMessage {...messages.lineCount} values={{ count: lines.length }} />
      </summary>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
        {lines.map(({ stockItemId, name, code, quantity, total }) => (
          <Box component="li" key={stockItemId} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>
              <FormattedMessage {...messages.quantityOf} values={{ quantity, name: name || code }} />
            </span>
            <Box component="span" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
              {money(total)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
