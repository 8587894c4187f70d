import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';

import { selectDraft } from '@/features/push/state/pushSlice';
import { selectClient } from '@/features/session/state/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useConfig } from '@/shared/config/ConfigContext';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { printPart } from '@/shared/lib/printPart';
import { Button } from '@/shared/ui/Button';
import { moveAmongCells } from '@/shared/ui/cellKeys';
import { PageBody } from '@/shared/ui/PageBody';
import { PrintHead } from '@/shared/ui/PrintHead';
import { QuantityKeys } from '@/shared/ui/QuantityKeys';
import { Skeleton } from '@/shared/ui/Skeleton';

import { arrangeLines } from './arrangeLines';
import { cartMessages as messages } from './cartMessages';
import { CartStatus } from './page/CartStatus';
import { CartSummary } from './page/CartSummary';
import { CartTools, useArrangement } from './page/CartTools';
import { CatalogCart, CatalogFailure } from './page/CatalogCart';
import { EmptyCart } from './page/EmptyCart';
import { selectCartCopies, selectCartFailures, selectCartLines } from './state/cartSelectors';
import { cartLeft, linesFiltered } from './state/cartViewSlice';
import { isUnreachable, openCarts } from './state/edits/readCart';
import { removeLines } from './state/edits/setQuantity';

const linesStyle = { display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 } as const;

const asideStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 2, md: 3, lg: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
  position: { lg: 'sticky' },
  top: 'calc(var(--top-bar) + 16px)',
  maxHeight: { lg: 'calc(100vh - var(--top-bar) - var(--bottom-bar, 0px) - 32px)' },
  overflowY: { lg: 'auto' },
  '@media print': { display: 'block', maxHeight: 'none', overflow: 'visible', mt: 2 },
} as const;

type CartPageProps = {
  /** A list that someone has shared. */
  shared?: ReactNode;
  /** The results of orders, above the cart. */
  results?: ReactNode;
  /** The form with what is sent along with the order. */
  form?: ReactNode;
  /** The total and the button that sends the order. */
  bar?: ReactNode;
  /** Other actions on all lines. */
  tools?: ReactNode;
  /** Carts that are kept for later, below the lines. */
  later?: ReactNode;
  /** A row that adds items. */
  adder?: ReactNode;
  chosenTools?: ComponentProps<typeof CartTools>['chosenTools'];
};

/** Spec §2: the cart, per catalogue and in total. */
export const CartPage = ({ shared, results, form, bar, tools, later, adder, chosenTools }: CartPageProps) => {
  const { formatMessage } = useIntl();
  const { catalogs } = useConfig();
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const client = useAppSelector(selectClient);
  const copies = useAppSelector(selectCartCopies);
  const failures = useAppSelector(selectCartFailures);
  const lines = useAppSelector(selectCartLines);
  const reference = useAppSelector((state) => selectDraft(state, client?.clientId)?.reference);
  const { text, sort } = useArrangement();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => void dispatch(openCarts()), [dispatch]);
  useEffect(() => () => void dispatch(cartLeft()), [dispatch]);

  const print = () => {
    // On paper, a part of the cart would look like all of it.
    dispatch(linesFiltered({ text: '' }));
    requestAnimationFrame(() => sheet.current && void printPart(sheet.current));
  };

  const shown = useMemo(() => arrangeLines(lines, { text, sort, language }), [lines, text, sort, language]);
  const carts = catalogs.map((catalogId) => ({
    catalogId,
    lines: lines.filter((line) => line.catalogId === catalogId),
    shown: shown.filter((line) => line.catalogId === catalogId),
    isLoading: !copies[catalogId] && !failures[catalogId],
  }));
  // On phones, the lines come first.
  const [isOpen, setIsOpen] = useScreenState<boolean>('cart/more', false);
  const isFolded = lines.length > 0 && !isOpen;
  const fold = (display: string) => ({ xs: isFolded ? 'none' : display, sm: display });
  const isLoading = carts.some((cart) => cart.isLoading);
  const hasLines = lines.length > 0;
  const isEmpty =
    !hasLines &&
    catalogs.every((catalogId) => {
      const copy = copies[catalogId];
      return copy && !copy.leftOut && !failures[catalogId];
    });
  return (
    <PageBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3, displayPrint: 'none' }}>
        <Typography variant="h1" tabIndex={-1} sx={{ flex: '1 1 auto' }}>
          {formatMessage(messages.title)}
        </Typography>
        {hasLines && (
          <Button
            tone="outlined"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ display: { sm: 'none' } }}
          >
            {formatMessage(messages.more)}
          </Button>
        )}
        {hasLines && (
          <Box sx={{ display: fold('flex'), flexWrap: 'wrap', gap: 1 }}>
            {tools}
            <Button tone="outlined" onClick={print}>
              {formatMessage(messages.print)}
            </Button>
          </Box>
        )}
      </Box>
      {shared}
      {results}
      <CartStatus />
      {/* High enough that the bar with the button that sends the order reaches the bottom of the window. */}
      <Box ref={sheet} sx={{ '@media screen': { minHeight: bar && hasLines ? 'calc(100vh - 240px)' : 0 } }}>
        {hasLines && <PrintHead client={client} sheet={{ title: formatMessage(messages.title), reference }} />}
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: hasLines || isLoading ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)',
            },
            '@media print': { display: 'block' },
          }}
        >
          <Box sx={linesStyle}>
            {catalogs.map((catalogId) => {
              const failure = failures[catalogId];
              // The lines are shown from the copy; CartStatus reports that the service is unreachable.
              if (!failure || (copies[catalogId] && isUnreachable(failure))) return null;
              return <CatalogFailure key={catalogId} catalogId={catalogId} failure={failure} />;
            })}
            <Box sx={{ display: fold('block') }}>{adder}</Box>
            {hasLines && (
              <CartTools
                isFolded={isFolded}
                lines={lines}
                shown={shown}
                chosenTools={chosenTools}
                onMoved={(moved) => void dispatch(removeLines(moved))}
              />
            )}
            {isEmpty ? (
              <EmptyCart />
            ) : (
              <Box sx={linesStyle} onKeyDown={(event) => moveAmongCells(event)}>
                {carts.map((cart) => (
                  <CatalogCart key={cart.catalogId} {...cart} />
                ))}
                {shown.length > 1 && <QuantityKeys />}
              </Box>
            )}
            {later}
          </Box>
          {(hasLines || isLoading) && (
            <Box component="aside" sx={asideStyle}>
              {hasLines ? <CartSummary /> : <Skeleton sx={{ height: 240 }} />}
              <Box sx={{ displayPrint: 'none' }}>{form}</Box>
            </Box>
          )}
        </Box>
      </Box>
      {bar}
    </PageBody>
  );
};
