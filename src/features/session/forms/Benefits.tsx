import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { Icon } from '@/shared/ui/Icon';

import { signInMessages } from './signInMessages';

const benefits = [
  {
    icon: 'M3 4h2.2l2 11h10.3l2-8H6M9 19.5h.01M16.5 19.5h.01',
    title: signInMessages.benefitCart,
    text: signInMessages.benefitCartText,
  },
  {
    icon: 'M12 3 20 7.2v9.6L12 21l-8-4.2V7.2zM4 7.2l8 4.3 8-4.3M12 11.5V21',
    title: signInMessages.benefitOrders,
    text: signInMessages.benefitOrdersText,
  },
  {
    icon: 'M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.4M20 4.5v4.9h-4.9M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.6M4 19.5v-4.9h4.9',
    title: signInMessages.benefitReorder,
    text: signInMessages.benefitReorderText,
  },
];

/** A tint of the deployment's colour, light enough to keep text readable with any of them. */
const tint = 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, var(--mui-palette-background-paper))';

/** The second half of an account card for visitors. */
export const Benefits = () => (
  <Box
    component="aside"
    sx={{
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: { xs: 2.5, md: 4 },
      p: { xs: 2.5, sm: 4, lg: 6 },
      background: tint,
    }}
  >
    <Typography variant="h3" component="h2">
      <FormattedMessage {...signInMessages.benefits} />
    </Typography>
    <Box component="ul" sx={{ display: 'grid', gap: { xs: 2.5, md: 3.5 }, m: 0, p: 0, listStyle: 'none' }}>
      {benefits.map(({ icon, title, text }) => (
        <Box component="li" key={title.id} sx={{ display: 'flex', gap: 2 }}>
          <Box sx={{ color: 'primary.main', mt: 0.25 }}>
            <Icon d={icon} size={28} />
          </Box>
          <div>
            <Typography sx={{ fontWeight: 650 }}>
              <FormattedMessage {...title} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...text} />
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  </Box>
);
