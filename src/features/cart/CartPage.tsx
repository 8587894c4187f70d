import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTaxRate } from '@/api/taxRate';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { EmptyCartPicture } from '@/shared/ui/LineDrawing';
import { PageBody } from '@/shared/ui/PageBody';
import { Skeleton } from '@/shared/ui/Skeleton';

import { cartMessages as messages } from './cartMessages';
import { selectCartCopies, selectCartFailures, selectCartLines } from './cartSelectors';
import { addTotals, getSubtotalCents, getTotals } from './cartTotals';
import { isUnreachable, openCarts } from './edits/readCart';
import { CartStatus } from './page/CartStatus';
import { CartSummary } from './page/CartSummary';
import { CatalogCart, CatalogFailure } from './page/CatalogCart';

const EmptyCart = () => {
  const lang = useLanguage();
  return (
    <EmptyState
      picture={<EmptyCartPicture />}
      title={<FormattedMessage {...messages.empty} />}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <ButtonLink to={paths.catalogue.href({ lang })}>
            <FormattedMessage {...messages.toCatalogue} />
          </ButtonLink>
          <ButtonLink tone="outlined" to={paths.orderPad.href({ lang })}>
            <FormattedMessage {...messages.toOrderPad} />
          </ButtonLink>
          <ButtonLink tone="outlined" to={paths.orders.href({ lang })}>
            <FormattedMessage {...messages.toOrders} />
          </ButtonLink>
        </Box>
      }
    >
      <FormattedMessage {...messages.emptyLead} />
    </EmptyState>
  );
};

type CartPageProps = {
  /** The ordering panel. */
  push?: ReactNode;
  /** The panel has a result to show, even though the cart may be empty by now. */
  hasPushResult?: boolean;
  /** Other actions on all lines. */
  tools?: ReactNode;
};

/** Spec §2: the cart, per catalogue and in total. */
export const CartPage = ({ push, hasPushResult = false, tools }: CartPageProps) => {
  const { catalogs } = useConfig();
  const dispatch = useAppDispatch();
  const copies = useAppSelector(selectCartCopies);
  const failures = useAppSelector(selectCartFailures);
  const lines = useAppSelector(selectCartLines);
  const taxRate = useTaxRate();
  useEffect(() => void dispatch(openCarts()), [dispatch]);

  const carts = catalogs.map((catalogId) => ({
    catalogId,
    lines: lines.filter((line) => line.catalogId === catalogId),
    isLoading: !copies[catalogId] && !failures[catalogId],
  }));
  const subtotals = carts
    .filter((cart) => cart.lines.length > 0)
    .map(({ catalogId, lines: cartLines }) => ({ catalogId, subtotalCents: getSubtotalCents(cartLines) }));
  const { taxes } = taxRate;
  const sum = taxes === null ? null : addTotals(carts.map(({ lines: cartLines }) => getTotals(cartLines, taxes)));
  // The result of an order is shown beside the cart that the order has just emptied.
  const isLoading = carts.some((cart) => cart.isLoading);
  const hasAside = lines.length > 0 || hasPushResult || isLoading;
  const isEmpty =
    lines.length === 0 &&
    catalogs.every((catalogId) => {
      const copy = copies[catalogId];
      return copy && !copy.leftOut && !failures[catalogId];
    });
  return (
    <PageBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ flex: '1 1 auto' }}>
          <FormattedMessage {...messages.title} />
        </Typography>
        {lines.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
            {tools}
            <Button tone="outlined" onClick={() => window.print()}>
              <FormattedMessage {...messages.print} />
            </Button>
          </Box>
        )}
      </Box>
      <CartStatus />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: hasAside ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          {catalogs.map((catalogId) => {
            const failure = failures[catalogId];
            // The lines are shown from the copy; CartStatus reports that the service is unreachable.
            if (!failure || (copies[catalogId] && isUnreachable(failure))) return null;
            return <CatalogFailure key={catalogId} catalogId={catalogId} failure={failure} />;
          })}
          {isEmpty ? <EmptyCart /> : carts.map((cart) => <CatalogCart key={cart.catalogId} {...cart} />)}
        </Box>
        <Box
          component="aside"
          sx={{
            display: hasAside ? 'grid' : 'none',
            alignItems: 'start',
            gap: { xs: 2, md: 3, lg: 2 },
            '@media print': { display: lines.length > 0 ? 'block' : 'none' },
            gridTemplateColumns: { md: lines.length > 0 ? 'repeat(2, minmax(0, 1fr))' : 'none', lg: 'none' },
            order: { xs: lines.length > 0 || isLoading ? 0 : -1, lg: 0 },
            position: { lg: 'sticky' },
            top: 'calc(var(--bar-height) + 16px)',
            maxHeight: { lg: 'calc(100vh - var(--bar-height) - 32px)' },
            overflowY: { lg: 'auto' },
          }}
        >
          {isLoading && lines.length === 0 && <Skeleton sx={{ height: 240 }} />}
          {lines.length > 0 && <CartSummary subtotals={subtotals} sum={sum} taxRate={taxRate} />}
          <Box sx={{ displayPrint: 'none' }}>{push}</Box>
        </Box>
      </Box>
    </PageBody>
  );
};
