import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';

import { selectClientId } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import type { CatalogOrder } from '@/api/inventoryApi';
import { useMoney } from '@/shared/i18n/money';
import { useLanguage, useShownLanguage } from '@/shared/i18n/useLanguage';
import { useCanonicalAddress } from '@/shared/routing/useCanonicalAddress';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';
import { PageBody } from '@/shared/ui/PageBody';
import { Pagination } from '@/shared/ui/Pagination';
import { Skeleton } from '@/shared/ui/Skeleton';

import { type BoughtAddress, boughtHref, readBoughtAddress } from './bought/boughtAddress';
import { BoughtFilters } from './bought/BoughtFilters';
import { listBoughtItems, searchBoughtItems, sortBoughtItems, sumSpend } from './bought/boughtItems';
import { boughtMessages as messages } from './bought/boughtMessages';
import { BoughtTable } from './bought/BoughtTable';
import { useBoughtCsv } from './bought/useBoughtCsv';
import { ClientOrders } from './ClientOrders';
import { useShiftedOrders } from './OrderDate';

type BoughtPageProps = Pick<Parameters<typeof BoughtTable>[0], 'renderOrder'>;

const pageSize = 25;

const useBoughtAddress = () => {
  const lang = useLanguage();
  const { search } = useLocation();
  return useMemo(() => {
    const address = readBoughtAddress(search);
    return { address, hrefWith: (change: Partial<BoughtAddress>) => boughtHref(lang, address, change) };
  }, [lang, search]);
};

const FoundItems = ({ orders, renderOrder }: BoughtPageProps & { orders: readonly CatalogOrder[] }) => {
  const { formatMessage, formatList } = useIntl();
  const language = useShownLanguage();
  const money = useMoney();
  const download = useBoughtCsv();
  const [now] = useState(() => Date.now());
  const { address, hrefWith } = useBoughtAddress();
  const { text, from, until, sort, isAscending } = address;
  const shifted = useShiftedOrders(orders);
  const bought = useMemo(() => listBoughtItems(shifted, { from, until }), [shifted, from, until]);
  const found = useMemo(
    () => sortBoughtItems(searchBoughtItems(bought, text), { sort, isAscending }, language),
    [bought, text, sort, isAscending, language],
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(address.page, pages);
  useCanonicalAddress(page < address.page ? hrefWith({ page }) : undefined);
  const sums = sumSpend(found);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <BoughtFilters address={address} hrefWith={hrefWith} now={now} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box role="status" sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <strong>{formatMessage(messages.count, { count: found.length })}</strong>
          {sums.length > 0 && (
            <span>
              {formatMessage(messages.sum, {
                sum: formatList(sums.map(({ moneyTypeId, total }) => money(total, moneyTypeId))),
              })}
            </span>
          )}
        </Box>
        <Button
          tone="outlined"
          disabled={found.length === 0}
          onClick={() => download(found)}
          sx={{ displayPrint: 'none' }}
        >
          {formatMessage(messages.csv)}
        </Button>
      </Box>
      {found.length > 0 ? (
        <BoughtTable
          items={found.slice((page - 1) * pageSize, page * pageSize)}
          address={address}
          hrefWith={hrefWith}
          renderOrder={renderOrder}
        />
      ) : (
        <EmptyState
          picture={<NothingFoundPicture />}
          title={formatMessage(messages.nothing)}
          action={
            <ButtonLink tone="outlined" to={hrefWith({ text: '', from: '', until: '' })}>
              {formatMessage(messages.all)}
            </ButtonLink>
          }
        >
          {formatMessage(messages.nothingHint)}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} getHref={(number) => hrefWith({ page: number })} />
    </Box>
  );
};

/** Every item that the client ever ordered, in both catalogues. */
export const BoughtPage = ({ renderOrder }: BoughtPageProps) => {
  const clientId = useAppSelector(selectClientId);
  // Signed out: the route guard is about to redirect.
  if (clientId === undefined) return null;
  return (
    <PageBody>
      <Typography variant="h1" sx={{ mb: 3 }}>
        <FormattedMessage {...messages.title} />
      </Typography>
      <ClientOrders key={clientId} clientId={clientId} loading={<Skeleton sx={{ height: 520 }} />}>
        {(orders) => <FoundItems orders={orders} renderOrder={renderOrder} />}
      </ClientOrders>
    </PageBody>
  );
};
