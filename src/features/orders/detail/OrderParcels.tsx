import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';

import { copyText } from '@/features/notifications/state/copyText';
import { useAppDispatch } from '@/store/hooks';
import { unbroken } from '@/shared/lib/unbroken';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { framed } from '@/shared/ui/styles';
import type { OrderLine, OrderParcel } from '@/contracts/inventory';

import { useShiftedOrders } from '../OrderDate';
import { orderPageMessages as messages } from './orderPageMessages';

const copyDrawing = 'M9 9h10v11H9zM5 15V4h10';

/** The address comes from a carrier's or a company's system: nothing but https is followed. */
const toHttps = (link: string | null): string | undefined =>
  link !== null && URL.canParse(link) && new URL(link).protocol === 'https:' ? new URL(link).href : undefined;

type LineContentsProps = { of: Pick<OrderParcel, 'lines'>; lines: readonly OrderLine[] };

/** How much of which lines. */
export const LineContents = ({ of, lines }: LineContentsProps) => {
  const { formatNumber } = useIntl();
  const contents = of.lines.flatMap(({ orderLineId, quantity }) => {
    const line = lines.find((each) => each.orderLineId === orderLineId);
    return line ? [{ orderLineId, text: `${formatNumber(quantity)} × ${shownName(line)}` }] : [];
  });
  if (contents.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, fontSize: '0.875rem' }}>
      {contents.map(({ orderLineId, text }) => (
        <Box component="li" key={orderLineId} sx={{ overflowWrap: 'anywhere' }}>
          <MeasuredText text={text} />
        </Box>
      ))}
    </Box>
  );
};

type ShiftedParcel = OrderParcel & { date: string };

const Parcel = ({ parcel, lines }: { parcel: ShiftedParcel; lines: readonly OrderLine[] }) => {
  const { formatDate, formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { carrier, number, date } = parcel;
  const link = toHttps(parcel.link);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, overflowWrap: 'anywhere' }}>
        <strong>{carrier}</strong>
        {number && (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 0, my: '-10px' }}>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {number}
            </Box>
            <Button
              tone="icon"
              aria-label={formatMessage(messages.copyNumber, { number })}
              data-hint=""
              sx={{ displayPrint: 'none' }}
              onClick={() => void dispatch(copyText(number))}
            >
              <Icon d={copyDrawing} size={18} />
            </Button>
          </Box>
        )}
        {link && (
          <Box
            component="a"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ color: 'inherit', displayPrint: 'none' }}
          >
            {formatMessage(messages.track)}
          </Box>
        )}
      </Box>
      {!Number.isNaN(Date.parse(date)) && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {unbroken(
            formatMessage(messages.sentOn, { date: formatDate(date, { timeZone: 'UTC', dateStyle: 'medium' }) }),
          )}
        </Box>
      )}
      <LineContents of={parcel} lines={lines} />
    </>
  );
};

type OrderParcelsProps = { parcels: readonly OrderParcel[]; lines: readonly OrderLine[] };

/** What has been sent, where each parcel is tracked, and what is in it. */
export const OrderParcels = ({ parcels, lines }: OrderParcelsProps) => {
  const shifted = useShiftedOrders(parcels.map((parcel) => ({ ...parcel, date: parcel.date ?? '' })));
  return (
    <section aria-labelledby="order-parcels">
      <Box component="h2" id="order-parcels" sx={{ typography: 'h3', m: 0, mb: 2 }}>
        <FormattedMessage {...messages.parcels} />
      </Box>
      <Box
        component="ul"
        aria-live="polite"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {shifted.map((parcel) => (
          <Box component="li" key={parcel.parcelId} sx={{ ...framed, p: 2 }}>
            <Parcel parcel={parcel} lines={lines} />
          </Box>
        ))}
      </Box>
    </section>
  );
};

/** What has been sent of each line; nothing where the parcels do not say what is in them. */
export const sumShipped = (parcels: readonly OrderParcel[] = []): ((line: OrderLine) => number | undefined) => {
  const contents = parcels.flatMap((parcel) => parcel.lines);
  if (contents.length === 0) return () => undefined;
  const sums = new Map<number, number>();
  for (const { orderLineId, quantity } of contents) sums.set(orderLineId, (sums.get(orderLineId) ?? 0) + quantity);
  return ({ orderLineId }) => sums.get(orderLineId) ?? 0;
};
