import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { type AllOrders, useGetAllOrdersQuery } from '@/api/allOrdersApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LineDrawing } from '@/shared/ui/LineDrawing';
import { Notice } from '@/shared/ui/Notice';

import { ordersMessages as messages } from './ordersMessages';

/** An empty delivery note on its box. */
const EmptyPicture = () => (
  <LineDrawing viewBox="0 0 168 112" aria-hidden>
    <ellipse className="ground" cx="84" cy="96" rx="72" ry="10" />
    <path className="sheet" d="M36 58h96v36H36z" />
    <path d="M36 58l10-14h76l10 14M36 70h96M76 58v12h16V58" />
    <path className="sheet" d="M62 10h36l12 12v34H62z" />
    <path d="M98 10v12h12M70 30h22M70 38h30M70 46h18" />
    <path className="mark" d="M120 26a11 11 0 1 0 22 0 11 11 0 1 0-22 0M126 26l4 4 6-8" />
  </LineDrawing>
);

/** Empty state before the first order, with the next step. */
const NoOrders = () => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  return (
    <EmptyState
      picture={<EmptyPicture />}
      title={formatMessage(messages.empty)}
      action={<ButtonLink to={paths.catalogue.href({ lang })}>{formatMessage(messages.toCatalogue)}</ButtonLink>}
    >
      {formatMessage(messages.emptyHint)}
    </EmptyState>
  );
};

type PartialFailureProps = Pick<AllOrders, 'failed'> & { onRetry: () => void };

/** Names the catalogue that failed to load; the orders of the other are shown. */
const PartialFailure = ({ failed, onRetry }: PartialFailureProps) => {
  const { formatMessage, formatList } = useIntl();
  const getCatalogName = useCatalogName();
  if (failed.length === 0) return null;
  const catalogs = formatList(failed.map(({ catalogId }) => getCatalogName(catalogId)));
  return (
    <Notice kind="failure" title={formatMessage(messages.failed)} onRetry={onRetry}>
      {formatMessage(messages.partly, { catalogs })}
    </Notice>
  );
};

type ClientOrdersProps = {
  clientId: number;
  loading: ReactNode;
  children: (orders: AllOrders['orders']) => ReactNode;
};

/** Loads the client's orders from both catalogues, newest first; `children` renders them if there are any. */
export const ClientOrders = ({ clientId, loading, children }: ClientOrdersProps) => {
  const { currentData, error, refetch } = useGetAllOrdersQuery({ clientId });
  const retry = () => void refetch();
  if (!currentData && error) return <RequestFailure title={messages.failed} error={error} onRetry={retry} />;
  if (!currentData) return loading;
  const { orders, failed } = currentData;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <PartialFailure failed={failed} onRetry={retry} />
      {orders.length > 0 && children(orders)}
      {orders.length === 0 && failed.length === 0 && <NoOrders />}
    </Box>
  );
};
