import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { contentMessages } from '../contentMessages';

const EmptyBox = () => (
  <Box
    component="svg"
    viewBox="0 0 160 112"
    aria-hidden
    sx={{ width: 160, height: 112, fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinejoin: 'round' }}
  >
    <path d="M40 58v32l40 16 40-16V58M80 66v40" />
    <path d="M40 50l40 16 40-16-40-14z" opacity=".45" />
    <path d="M40 50L22 64l42 17 16-15M120 50l18 14-42 17-16-15" />
    <path d="M58 24l-6-8M80 20V8M102 24l6-8" strokeLinecap="round" opacity=".45" />
  </Box>
);

/** Where there is nothing to show: a drawing and a next step. */
export const EmptyContent = ({ title }: { title?: MessageDescriptor | undefined }) => {
  const lang = useLanguage();
  return (
    <Box sx={{ py: { xs: 4, md: 7 }, display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5 }}>
      <Box sx={{ color: 'primary.main' }}>
        <EmptyBox />
      </Box>
      {title && (
        <Typography variant="h3" component="h2">
          <FormattedMessage {...title} />
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...contentMessages.emptyHint} />
      </Typography>
      <ButtonLink to={paths.catalogue.href({ lang })} sx={{ mt: 1 }}>
        <FormattedMessage {...contentMessages.catalogue} />
      </ButtonLink>
    </Box>
  );
};
