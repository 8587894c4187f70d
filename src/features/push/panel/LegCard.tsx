import Box from '@mui/material/Box';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { useMoney } from '@/shared/i18n/money';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { LinesTable } from '@/shared/ui/LinesTable';

import { getConfirmedTotal, getSums, toTableLine } from '../batch/orderParts';
import { pushMessages as messages } from '../pushMessages';
import type { Leg, LegState } from '../state/leg';
import { RejectedLeg } from './RejectedLeg';

/** The lines as confirmed, at prices before taxes. */
const ConfirmedLines = ({ leg }: { leg: Leg }) => {
  const { formatMessage } = useIntl();
  const getCatalogName = useCatalogName();
  const total = getConfirmedTotal(leg);
  if (total === null) return null;
  return (
    <LinesTable
      caption={getCatalogName(leg.payload.catalogId)}
      hidesCaption
      lines={leg.lines.map(toTableLine)}
      sums={getSums(leg.lines, total).map(({ name, amount }) => ({ label: formatMessage(messages[name]), amount }))}
    />
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
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const money = useMoney();
  if (!order) return null;
  const { orderId, orderNumber, total, moneyTypeId } = order;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Box
        component={Link}
        to={paths.order.href({ lang, catalogId: payload.catalogId, orderId })}
        sx={{ color: 'text.primary', fontWeight: 600, textUnderlineOffset: '0.2em' }}
      >
        {formatMessage(messages.order, { orderNumber })}
      </Box>
      <span>{formatMessage(messages.orderTotal, { total: money(total, moneyTypeId) })}</span>
    </Box>
  );
};

/** One catalogue's part of a batch: its state and outcome. */
export const LegCard = ({ leg }: { leg: Leg }) => {
  const { text, color } = states[leg.state];
  const getCatalogName = useCatalogName();
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {getCatalogName(leg.payload.catalogId)}
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          <Box
            component="span"
            className="dot"
            aria-hidden
            sx={{ flex: 'none', width: 9, height: 9, borderRadius: '50%', bgcolor: color }}
          />
          <FormattedMessage {...text} />
        </Box>
      </Box>
      <Placed leg={leg} />
      {leg.state === 'rejected' && <RejectedLeg leg={leg} />}
      {leg.state === 'unknown' && leg.error?.kind === 'refused' && <div>{leg.error.message}</div>}
      {leg.state !== 'acknowledged' && <ConfirmedLines leg={leg} />}
    </Box>
  );
};
