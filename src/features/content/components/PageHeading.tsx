import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';

import { Icon } from '@/shared/ui/Icon';

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

type PageHeadingProps = { title: ReactNode; lead?: ReactNode; above?: ReactNode; isLarge?: boolean };

export const PageHeading = ({ title, lead, above, isLarge = false }: PageHeadingProps) => (
  <Box component="header" sx={{ mb: isLarge ? { xs: 3, md: 5 } : { xs: 2, md: 3 } }}>
    {above && <Box sx={{ mb: 1.5 }}>{above}</Box>}
    <Typography
      variant={isLarge ? 'display' : 'h1'}
      component="h1"
      sx={{ textWrap: 'balance', overflowWrap: 'anywhere' }}
    >
      {title}
    </Typography>
    {lead && (
      <Typography sx={{ mt: isLarge ? 1.5 : 0.5, maxWidth: '60ch', color: 'text.secondary' }}>{lead}</Typography>
    )}
  </Box>
);
