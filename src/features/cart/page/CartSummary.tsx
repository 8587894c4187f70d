import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { useCurrencyText } from '@/shared/i18n/useCurrencyText';
import { Panel } from '@/shared/ui/Panel';
import { Skeleton } from '@/shared/ui/Skeleton';
import { TotalBeforeTaxes } from '@/shared/ui/TotalBeforeTaxes';

import { cartMessages as messages } from '../cartMessages';
import { useCartTotals } from './useCartTotals';
import { useFormatCents } from './useFormatCents';

const Row = ({ name, value, isMain = false }: { name: ReactNode; value: ReactNode; isMain?: boolean }) => (
  <Box
    // Every change of the cart is announced by what it costs now.
    {...(isMain && { 'aria-live': 'polite', 'aria-atomic': true })}
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      py: 0.75,
      fontVariantNumeric: 'tabular-nums',
      ...(isMain && { mt: 1, pt: 1.5, borderTop: 1, borderColor: 'divider', fontSize: '1.25rem', fontWeight: 650 }),
    }}
  >
    <Box component="dt" sx={{ flex: 'none', maxWidth: '60%' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0, textAlign: 'end', overflowWrap: 'anywhere' }}>
      {value}
    </Box>
  </Box>
);

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
    {children}
  </Typography>
);

const Placeholder = () => <Skeleton sx={{ width: '8ch' }} />;

export const CartSummary = () => {
  const { subtotals, subtotalCents, sum, taxRate } = useCartTotals();
  const { taxes, badRate, error, exemption } = taxRate;
  const money = useFormatCents();
  const getCatalogName = useCatalogName();
  const currencyText = useCurrencyText();
  const { formatMessage, formatList } = useIntl();
  const isLoading = taxes === null && badRate === null && !error;
  const subtotal = money(subtotalCents);
  return (
    <Panel title={formatMessage(messages.summary)}>
      {currencyText && <Note>{currencyText}</Note>}
      <Box component="dl" aria-busy={isLoading} sx={{ m: 0 }}>
        {subtotals.length > 1 &&
          subtotals.map(({ catalogId, subtotalCents: cents }) => (
            <Row key={catalogId} name={getCatalogName(catalogId)} value={money(cents)} />
          ))}
        {(sum ?? isLoading) && <Row name={formatMessage(messages.subtotal)} value={subtotal} />}
        {isLoading && <Row name={<Placeholder />} value={<Placeholder />} />}
        {isLoading && <Row isMain name={formatMessage(messages.total)} value={<Placeholder />} />}
        {sum && taxes !== null && (
          <>
            <Row name={formatMessage(messages.taxes, { rate: taxes })} value={money(sum.taxCents)} />
            <Row isMain name={formatMessage(messages.total)} value={money(sum.totalCents)} />
          </>
        )}
        {!sum && !isLoading && <Row isMain name={<TotalBeforeTaxes />} value={subtotal} />}
      </Box>
      {sum && exemption !== null && <Note>{exemption}</Note>}
      {subtotals.length > 1 && (
        <Note>
          {formatMessage(messages.severalOrders, {
            count: subtotals.length,
            catalogs: formatList(subtotals.map(({ catalogId }) => getCatalogName(catalogId))),
          })}
        </Note>
      )}
      {!sum && !isLoading && (
        <Box role="status" sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
          {formatMessage(badRate === null ? messages.taxUnknown : messages.taxInvalid)}
        </Box>
      )}
    </Panel>
  );
};
