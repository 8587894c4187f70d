import Box from '@mui/material/Box';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Icon } from '@/shared/ui/Icon';
import { Link } from '@/shared/ui/Link';

/** Back to the list that contains this page. */
export const BackLink = ({ to, label }: { to: string; label: MessageDescriptor }) => (
  <Box
    component={Link}
    to={to}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      ml: -0.75,
      minHeight: 32,
      color: 'text.secondary',
      fontWeight: 600,
      textDecoration: 'none',
      '&:hover': { color: 'text.primary', textDecoration: 'underline' },
    }}
  >
    <Icon d="M14 6l-6 6 6 6" size={20} />
    <FormattedMessage {...label} />
  </Box>
);
