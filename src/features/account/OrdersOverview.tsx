import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGetAllOrdersQuery, type AllOrders } from '@/api/mergedApi';
import { RequestFailure } from '@/api/RequestFailure';
import { selectTimeZoneOffset } from '@/features/timeZone/timeZoneSlice';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { Link } from '@/shared/ui/Link';
import { Notice } from '@/shared/ui/Notice';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useAppSelector } from '@/store/hooks';

import { accountMessages as messages } from './accountMessages';
import { Figures } from './Figures';
import { LastOrders } from './LastOrders';
import { Panel } from './Panel';
import { monthOf, purchasesByMonth } from './purchasesByMonth';
import { PurchasesChart } from './PurchasesChart';
import { shiftedNow, shiftedOrders } from './shiftedOrders';

const shownOrders = 5;
const shownMonths = 12;
const usualMoney = 'USD';

const Loading = () => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" aria-label={formatMessage(messages.ordersLoading)} sx={{ display: 'grid', gap: 3 }}>
      <Skeleton sx={{ height: 96 }} />
      <Skeleton sx={{ height: 340 }} />
      <Skeleton sx={{ height: 280 }} />
    </Box>
  );
};

const Empty = () => {
  const lang = useLanguage();
  return (
    <Notice
      kind="empty"
      title={<FormattedMessage {...messages.ordersEmpty} />}
      action={
        <ButtonLink to={paths.catalogue.href({ lang })}>
          <FormattedMessage {...messages.toCatalogue} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.ordersEmptyHint} />
    </Notice>
  );
};

/** One catalogue that did not answer is named; what came is shown. */
const Partly = ({ failed, onRetry }: Pick<AllOrders, 'failed'> & { onRetry: () => void }) => {
  const { formatList } = useIntl();
  const catalogs = formatList(failed.map(({ catalogId }) => String(catalogId)));
  return (
    <Notice kind="failure" title={<FormattedMessage {...messages.ordersFailed} />} onRetry={onRetry}>
      <FormattedMessage {...messages.partly} values={{ catalogs }} />
    </Notice>
  );
};

const Shown = ({ orders }: Pick<AllOrders, 'orders'>) => {
  const lang = useLanguage();
  const offset = useAppSelector(selectTimeZoneOffset);
  const [now] = useState(() => Date.now());
  const shifted = useMemo(() => shiftedOrders(orders, offset), [orders, offset]);
  const moneyTypeId = shifted[0]?.moneyTypeId ?? usualMoney;
  const last = monthOf(shiftedNow(now, offset));
  const months = useMemo(
    () => purchasesByMonth(shifted, { last, count: shownMonths, moneyTypeId }),
    [shifted, last, moneyTypeId],
  );
  return (
    <>
      <Figures orders={shifted} months={months} moneyTypeId={moneyTypeId} />
      <Panel
        title={<FormattedMessage {...messages.lastOrders} />}
        action={
          <Box
            component={Link}
            to={paths.orders.href({ lang })}
            sx={{ color: 'inherit', fontWeight: 600, textUnderlineOffset: '0.2em' }}
          >
            <FormattedMessage {...messages.allOrders} />
          </Box>
        }
      >
        <LastOrders orders={shifted.slice(0, shownOrders)} />
      </Panel>
      <Panel title={<FormattedMessage {...messages.purchases} />}>
        <PurchasesChart months={months} moneyTypeId={moneyTypeId} />
      </Panel>
    </>
  );
};

export const OrdersOverview = ({ clientId }: { clientId: number }) => {
  const { currentData, error, refetch } = useGetAllOrdersQuery({ clientId });
  const retry = () => void refetch();
  if (!currentData && error) return <RequestFailure title={messages.ordersFailed} error={error} onRetry={retry} />;
  if (!currentData) return <Loading />;
  const { orders, failed } = currentData;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {failed.length > 0 && <Partly failed={failed} onRetry={retry} />}
      {orders.length > 0 && <Shown orders={orders} />}
      {orders.length === 0 && failed.length === 0 && <Empty />}
    </Box>
  );
};
