import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useConfig } from '@/shared/config/ConfigContext';
import { PageBody } from '@/shared/ui/PageBody';
import { shellMessages } from './shellMessages';
import { StepStrip } from './StepStrip';

// Spec §9: the footer's year.
const copyrightYear = '2020';

export const Footer = () => {
  const { siteName } = useConfig();
  return (
    <Box component="footer" sx={{ mt: 'auto', bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}>
      <PageBody>
        <StepStrip />
        <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary' }}>
          <FormattedMessage {...shellMessages.copyright} values={{ year: copyrightYear, name: siteName }} />
        </Typography>
      </PageBody>
    </Box>
  );
};
