import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isUnreachable } from '@/features/cart/state/edits/readCart';
import { useScreenState } from '@/store/useScreenState';
import type { NamedItems } from '@/api/codesApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useNamedItems } from '@/api/useCatalogFailure';
import { useWhenOnline } from '@/shared/lib/useConnection';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { Button } from '@/shared/ui/Button';
import { Panel } from '@/shared/ui/Panel';
import { dimmed } from '@/shared/ui/styles';
import type { SetAsideCart } from '@/contracts/inventory';

import { OfferedLines } from '../cart/OfferedLines';
import { splitLines } from '../cart/splitLines';
import { favouritesMessages } from '../favouritesMessages';
import { setAsideMessages as messages } from './setAsideMessages';
import { useCartName } from './SetCartAside';
import { useSetAside } from './useSetAside';

const none: NamedItems = {};

type LinesProps = { cart: SetAsideCart; onAdded: () => void; onClose: () => void };

/** What is in the cart, or, once only lines are left that cannot be ordered as they are, what to order in their place. */
const Lines = ({ cart, onAdded, onClose }: LinesProps) => {
  const ids = useMemo(() => cart.lines.map(({ catalogId, stockItemId }) => ({ catalogId, stockItemId })), [cart.lines]);
  const { data, error, retry } = useNamedItems(ids);
  const items = data ?? none;
  const isWaiting = error !== undefined && isUnreachable(error);
  useWhenOnline(isWaiting ? retry : undefined);
  // The cart already says that the services cannot be reached.
  if (isWaiting) return null;
  if (error) return <RequestFailure title={favouritesMessages.failed} error={error} onRetry={retry} />;
  if (data && splitLines(cart.lines, items).accepted.length === 0)
    return (
      <OfferedLines
        id={`setAside/${cart.cartId}`}
        name={cart.name}
        lead={messages.left}
        offered={cart.lines}
        onAdded={onAdded}
        onClose={onClose}
      />
    );
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {cart.lines.map(({ catalogId, stockItemId, quantity, name }) => {
        const item = items[`${catalogId}:${stockItemId}`];
        return (
          <li key={`${catalogId}:${stockItemId}`}>
            {item ? (
              <FormattedMessage {...messages.line} values={{ quantity, name: shownName(item) }} />
            ) : (
              data && (
                <>
                  {name && <FormattedMessage {...messages.line} values={{ quantity, name }} />}{' '}
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    <FormattedMessage {...favouritesMessages.notForSale} />
                  </Box>
                </>
              )
            )}
          </li>
        );
      })}
    </Box>
  );
};

type AsideCartProps = { cart: SetAsideCart; setAside: ReturnType<typeof useSetAside> };

const AsideCart = ({ cart, setAside }: AsideCartProps) => {
  const { formatMessage, formatDate } = useIntl();
  const { name, date, lines } = cart;
  const getName = useCartName(setAside.carts);
  const [isOpen, setIsOpen] = useScreenState<boolean>(`setAside/open/${cart.cartId}`, false);
  const [isBusy, setIsBusy] = useState(false);
  const run = (work: () => Promise<boolean>) => async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      // What stays says why.
      if (await work()) setIsOpen(true);
    } finally {
      setIsBusy(false);
    }
  };
  const takeBack = run(() => setAside.takeBack(cart, getName()));
  const add = run(() => setAside.add(cart));
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
            {formatDate(date, { dateStyle: 'medium', timeStyle: 'short' })}
          </Box>
        </Box>
        <Button type="button" tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {formatMessage(messages.count, { count: lines.length })}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            type="button"
            tone="outlined"
            aria-label={formatMessage(messages.takeBackLabel, { name })}
            aria-disabled={isBusy}
            sx={dimmed}
            onClick={() => void takeBack()}
          >
            {formatMessage(messages.takeBack)}
          </Button>
          {!setAside.isCartEmpty && (
            <Button
              type="button"
              tone="outlined"
              aria-label={formatMessage(messages.addLabel, { name })}
              aria-disabled={isBusy}
              sx={dimmed}
              onClick={() => void add()}
            >
              {formatMessage(messages.add)}
            </Button>
          )}
          <Button
            type="button"
            tone="quiet"
            aria-label={formatMessage(messages.removeLabel, { name })}
            onClick={() => void setAside.remove(cart)}
          >
            {formatMessage(messages.remove)}
          </Button>
        </Box>
      </Box>
      {isOpen && (
        <Lines cart={cart} onAdded={() => void setAside.forget(cart.cartId)} onClose={() => setIsOpen(false)} />
      )}
    </Box>
  );
};

/** The carts that the client has put away; nothing where there are none. */
export const SetAsideCarts = () => {
  const setAside = useSetAside();
  const { carts = [], error, refetch } = setAside;
  if (error) return <RequestFailure title={messages.failed} error={error} onRetry={() => void refetch()} />;
  if (carts.length === 0) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Panel title={<FormattedMessage {...messages.title} values={{ count: carts.length }} />}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {carts.map((cart) => (
            <AsideCart key={cart.cartId} cart={cart} setAside={setAside} />
          ))}
        </Box>
      </Panel>
    </Box>
  );
};
