import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { describeRequestError } from '@/api/errors/describeRequestError';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { Notice } from '@/shared/ui/Notice';
import { Skeleton } from '@/shared/ui/Skeleton';
import { framed } from '@/shared/ui/styles';
import { uiMessages } from '@/shared/ui/uiMessages';

import { cartMessages as messages } from '../cartMessages';
import type { LineItem } from '../state/cartSelectors';
import type { CartFailure } from '../state/cartSlice';
import { getSubtotalCents } from '../state/cartTotals';
import { openCart } from '../state/edits/readCart';
import { CartTable } from './CartTable';
import { useFormatCents } from './useFormatCents';

const frame = {
  // Keeps visually hidden content from widening the page.
  position: 'relative',
  overflow: 'hidden',
  ...framed,
} as const;

type CatalogCartProps = {
  catalogId: number;
  lines: readonly LineItem[];
  /** The lines that pass the filter, in the chosen order. */
  shown: readonly LineItem[];
  isLoading: boolean;
};

export const CatalogCart = ({ catalogId, lines, shown, isLoading }: CatalogCartProps) => {
  const titleId = useId();
  const money = useFormatCents();
  const catalog = useCatalogName()(catalogId);
  if (isLoading) return <CatalogLoading />;
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={frame}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, px: 1.5, pt: 2, pb: 1 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {catalog}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.lines} values={{ count: lines.length }} />
        </Typography>
      </Box>
      <CartTable catalogId={catalogId} lines={shown} />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          pl: 1.5,
          // Aligned below the line totals, clear of the remove column.
          pr: { xs: 1.5, md: '116px' },
          '@media print': { pr: 1.5 },
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <FormattedMessage {...messages.catalogSubtotal} values={{ catalog }} />
        <strong>{money(getSubtotalCents(lines))}</strong>
      </Box>
    </Box>
  );
};

const CatalogLoading = () => (
  <Box role="status" aria-label={useIntl().formatMessage(uiMessages.loading)} sx={{ ...frame, p: 1.5 }}>
    <Skeleton sx={{ width: 160, height: 24, mb: 2 }} />
    {[1, 2, 3].map((row) => (
      <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
        <Skeleton sx={{ flex: 'none', width: 56, height: 56 }} />
        <Skeleton sx={{ flex: 1, height: 20 }} />
        <Skeleton sx={{ flex: 'none', width: 88, height: 40 }} />
      </Box>
    ))}
  </Box>
);

/** A failing catalogue hides neither the other nor its own copy, so the failure is shown above any total. */
export const CatalogFailure = ({ catalogId, failure }: { catalogId: number; failure: CartFailure }) => {
  const dispatch = useAppDispatch();
  const catalog = useCatalogName()(catalogId);
  const { descriptor, values } = describeRequestError(failure);
  return (
    <Notice
      kind="failure"
      title={<FormattedMessage {...messages.catalogFailed} values={{ catalog }} />}
      onRetry={() => void dispatch(openCart(catalogId))}
    >
      <FormattedMessage {...descriptor} values={values} />
    </Notice>
  );
};
