import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { selectCartBadge } from '@/features/cart/state/cartBadgeSelectors';
import { selectCartLines } from '@/features/cart/state/cartSelectors';
import { getTotals } from '@/features/cart/state/cartTotals';
import { useAppSelector } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';
import { usePrice } from '@/shared/i18n/money';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { toAmount } from '@/shared/money/cents';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { Panel } from '@/shared/ui/Panel';
import { Skeleton } from '@/shared/ui/Skeleton';
import { TotalBeforeTaxes } from '@/shared/ui/TotalBeforeTaxes';

import { accountMessages as messages } from './accountMessages';

/** The contents of the cart and a link to it. */
export const OpenCart = () => {
  const lang = useLanguage();
  const price = usePrice();
  const lines = useAppSelector(selectCartLines);
  const { catalogs } = useConfig();
  const isKnown = useAppSelector((state) => selectCartBadge(state, catalogs)) !== null;
  const { subtotalCents } = getTotals(lines, 0);
  return (
    <Panel title={<FormattedMessage {...messages.openCart} />}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
          mb: 2,
          // Reserves the height of the total, so that nothing below shifts when it loads.
          minHeight: 52,
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {isKnown || lines.length > 0 ? (
            <FormattedMessage {...messages.lines} values={{ count: lines.length }} />
          ) : (
            <Skeleton sx={{ width: 88, height: '1.6em' }} />
          )}
        </Box>
        {lines.length > 0 && (
          <Box sx={{ textAlign: 'right' }}>
            <Box component="strong" sx={{ typography: 'h3', fontVariantNumeric: 'tabular-nums' }}>
              {price(toAmount(subtotalCents))}
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              <TotalBeforeTaxes />
            </Box>
          </Box>
        )}
      </Box>
      <ButtonLink
        tone={lines.length > 0 ? 'filled' : 'outlined'}
        to={paths.cart.href({ lang })}
        style={{ width: '100%' }}
      >
        <FormattedMessage {...messages.toCart} />
      </ButtonLink>
    </Panel>
  );
};
