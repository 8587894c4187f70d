import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { describeRequestError } from '@/api/describeRequestError';
import { Notice } from '@/shared/ui/Notice';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useAppDispatch } from '@/store/hooks';

import type { CartLine } from '../cartLines';
import { cartMessages as messages } from '../cartMessages';
import type { CartFailure } from '../cartStateSlice';
import { openCart } from '../edits/readCart';
import { totalsOf } from '../rules/cartTotals';
import { CartTable } from './CartTable';
import { useCents } from './useCents';

const frame = {
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

type CatalogCartProps = {
  catalogId: number;
  lines: readonly CartLine[];
  failure: CartFailure | null | undefined;
  isKnown: boolean;
};

/** The lines of one catalogue. That it fails does not hide the other, nor what is known of it. */
export const CatalogCart = ({ catalogId, lines, failure, isKnown }: CatalogCartProps) => {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const money = useCents();
  if (!isKnown && !failure) return <CatalogLoading />;
  const described = failure && describeRequestError(failure);
  return (
    <>
      {described && (
        <Notice
          kind="failure"
          title={<FormattedMessage {...messages.catalogFailed} values={{ catalogId }} />}
          onRetry={() => void dispatch(openCart(catalogId))}
        >
          <FormattedMessage {...described.descriptor} values={described.values} />
        </Notice>
      )}
      {lines.length > 0 && (
        <Box component="section" aria-labelledby={titleId} sx={frame}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, px: 1.5, pt: 2, pb: 1 }}>
            <Typography id={titleId} variant="h3" component="h2">
              <FormattedMessage {...messages.catalog} values={{ catalogId }} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...messages.lines} values={{ count: lines.length }} />
            </Typography>
          </Box>
          <CartTable catalogId={catalogId} lines={lines} />
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              pl: 1.5,
              // Below the lines' totals, which leave room for what deletes them.
              pr: { xs: 1.5, md: '72px' },
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <FormattedMessage {...messages.catalogSubtotal} values={{ catalogId }} />
            <strong>{money(totalsOf(lines, 0).subtotalCents)}</strong>
          </Box>
        </Box>
      )}
    </>
  );
};

const CatalogLoading = () => (
  <Box sx={{ ...frame, p: 1.5 }}>
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
