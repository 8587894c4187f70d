import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { selectCartBadge } from '@/features/cart/state/cartBadgeSelectors';
import { useAppSelector } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { icons } from '../icons';
import { shellMessages } from '../shellMessages';

const maxShownCount = 99;
const overflowing = `${maxShownCount}+`;

export const CartLink = () => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const { catalogs } = useConfig();
  const count = useAppSelector((state) => selectCartBadge(state, catalogs));
  const name =
    count === null ? formatMessage(shellMessages.cart) : formatMessage(shellMessages.cartWithCount, { count });
  return (
    <ButtonLink tone="icon" to={paths.cart.href({ lang })} aria-label={name} data-hint sx={{ mr: -1.25 }}>
      <Icon d={icons.cart} />
      {count !== null && (
        <Box
          component="span"
          aria-hidden
          sx={{
            position: 'absolute',
            top: 2,
            right: 0,
            minWidth: 18,
            boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
            px: 0.5,
            borderRadius: 5,
            bgcolor: count > 0 ? 'secondary.main' : 'text.secondary',
            color: 'background.paper',
            fontSize: '0.6875rem',
            fontWeight: 650,
            lineHeight: '18px',
            textAlign: 'center',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {count > maxShownCount ? overflowing : count}
        </Box>
      )}
    </ButtonLink>
  );
};
