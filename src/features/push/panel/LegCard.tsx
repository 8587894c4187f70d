import Box from '@mui/material/Box';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';

import { useMoney } from '@/shared/i18n/money';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';

import type { ConfirmedLine, Leg, LegState } from '../batch/leg';
import { pushMessages as messages } from '../pushMessages';
import { RejectedLeg } from './RejectedLeg';

/** The lines as confirmed, at prices before taxes. */
const ConfirmedLines = ({ lines }: { lines: ConfirmedLine[] }) => {
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

const states: Record<LegState, { text: MessageDescriptor; color: string }> = {
  planned: { text: messages.legPlanned, color: 'text.secondary' },
  sending: { text: messages.legSending, color: 'info.main' },
  acknowledged: { text: messages.legAcknowledged, color: 'success.main' },
  rejected: { text: messages.legRejected, color: 'error.main' },
  unknown: { text: messages.legUnknown, color: 'warning.main' },
};

const Placed = ({ leg: { order, payload } }: { leg: Leg }) => {
  const lang = useLanguage();
  const money = useMoney();
  if (!order) return null;
  const { orderId, orderNumber, total, moneyTypeId } = order;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <Box
        component={Link}
        to={paths.order.href({ lang, catalogId: payload.catalogId, orderId })}
        sx={{ color: 'text.primary', fontWeight: 600, textUnderlineOffset: '0.2em' }}
      >
        <FormattedMessage {...messages.order} values={{ orderNumber }} />
      </Box>
      <span>
        <FormattedMessage {...messages.orderTotal} values={{ total: money(total, moneyTypeId) }} />
      </span>
    </Box>
  );
};

/** One catalogue's part of a batch: its state and outcome. */
export const LegCard = ({ leg }: { leg: Leg }) => {
  const { text, color } = states[leg.state];
  const { catalogId } = leg.payload;
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <FormattedMessage {...messages.catalogue} values={{ catalogId }} />
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ flex: 'none', width: 9, height: 9, borderRadius: '50%', bgcolor: color }}
          />
          <FormattedMessage {...text} />
        </Box>
      </Box>
      <Placed leg={leg} />
      {leg.state === 'rejected' && <RejectedLeg leg={leg} />}
      {leg.state === 'unknown' && leg.error?.kind === 'refused' && <div>{leg.error.message}</div>}
      <ConfirmedLines lines={leg.lines} />
    </Box>
  );
};
