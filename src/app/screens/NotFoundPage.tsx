import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { selectEmptyScreens } from '@/features/settings/state/layoutSlice';
import { useAppSelector } from '@/store/hooks';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { NoSuchPlacePicture } from '@/shared/ui/LineDrawing';
import { PageBody } from '@/shared/ui/PageBody';
import { SearchAgain } from '@/shared/ui/SearchAgain';

import { errorMessages } from '../errors/errorMessages';

const messages = defineMessages({
  body: {
    id: 'notFound.body',
    defaultMessage: 'There is nothing at this address. It may have moved, or the address may have been cut short.',
  },
  ways: { id: 'notFound.ways', defaultMessage: 'Or continue to' },
});

const WaysOn = () => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const emptyScreens = useAppSelector(selectEmptyScreens);
  const ways = (['catalogue', 'offers', 'brands', 'contact'] as const)
    .filter((screen) => !emptyScreens.includes(screen))
    .map((screen) => ({ to: paths[screen].href({ lang }), title: pageTitles[screen] }));
  return (
    <Box sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {formatMessage(messages.ways)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 4, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {ways.map(({ to, title }) => (
          <li key={to}>
            <Box component={Link} to={to} sx={{ display: 'inline-block', py: 1, color: 'primary.main' }}>
              {formatMessage(title)}
            </Box>
          </li>
        ))}
      </Box>
      <ButtonLink tone="outlined" to={paths.language.href({ lang })}>
        {formatMessage(errorMessages.home)}
      </ButtonLink>
    </Box>
  );
};

export const NotFoundPage = () => {
  const { formatMessage } = useIntl();
  usePageMetadata({ title: formatMessage(pageTitles.notFound), isMissing: true });
  return (
    <PageBody>
      <Box sx={{ display: 'grid', columnGap: 8, gridTemplateColumns: { md: 'minmax(0, 1fr) 320px' } }}>
        <div>
          <Typography variant="h1">{formatMessage(pageTitles.notFound)}</Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: '56ch', mt: 2, mb: 4 }}>
            {formatMessage(messages.body)}
          </Typography>
          <SearchAgain />
          <WaysOn />
        </div>
        <Box sx={{ order: { xs: -1, md: 0 }, mb: 2, '& svg': { width: { xs: 132, md: '100%' } } }}>
          <NoSuchPlacePicture />
        </Box>
      </Box>
    </PageBody>
  );
};
