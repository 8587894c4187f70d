import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { getSignInAddress } from '@/shared/routing/knownAddress';
import { Link } from '@/shared/ui/Link';
import { itemMessages } from './itemMessages';

/** Replaces the price for visitors and links to sign-in. */
export const PriceForClients = () => (
  <Box
    component={Link}
    to={getSignInAddress(useLocation())}
    sx={{
      color: 'text.secondary',
      fontSize: '0.875rem',
      textUnderlineOffset: '3px',
      '&:hover': { color: 'text.primary' },
    }}
  >
    <FormattedMessage {...itemMessages.signInForPrice} />
  </Box>
);
