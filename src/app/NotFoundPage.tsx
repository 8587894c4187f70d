import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type SubmitEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { paths, searchParam } from '@/shared/routing/paths';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { Link } from '@/shared/ui/Link';
import { NoSuchPlacePicture } from '@/shared/ui/LineDrawing';
import { PageBody } from '@/shared/ui/PageBody';
import { errorMessages } from './errors/errorMessages';
import { pageTitles } from './routes/pageMessages';

const messages = defineMessages({
  body: {
    id: 'notFound.body',
    defaultMessage: 'There is nothing at this address. It may have moved, or the address may have been cut short.',
  },
  searchLabel: { id: 'notFound.search.label', defaultMessage: 'Search the catalogue by name or code' },
  search: { id: 'notFound.search', defaultMessage: 'Search' },
  ways: { id: 'notFound.ways', defaultMessage: 'Or go on to' },
});

const Field = styled('input')(({ theme: { vars, shape } }) => ({
  flex: '1 1 16rem',
  minWidth: 0,
  height: 44,
  padding: '0 12px',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: vars?.palette.background.paper,
  border: `1px solid ${vars?.palette.grey[500]}`,
  borderRadius: shape.borderRadius,
}));

const SearchAgain = () => {
  const lang = useLanguage();
  const navigate = useNavigate();
  const field = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get(searchParam);
    if (typeof text !== 'string' || !text.trim()) return;
    void navigate(paths.catalogue.href({ lang }, { [searchParam]: text.trim() }));
  };
  return (
    <Box component="form" action={paths.catalogue.href({ lang })} onSubmit={submit} sx={{ maxWidth: '40rem' }}>
      <Typography component="label" htmlFor={field} sx={{ display: 'block', mb: 1, fontWeight: 600 }}>
        <FormattedMessage {...messages.searchLabel} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Field id={field} type="search" name={searchParam} autoComplete="off" enterKeyHint="search" />
        <Button type="submit">
          <FormattedMessage {...messages.search} />
        </Button>
      </Box>
    </Box>
  );
};

const WaysOn = () => {
  const lang = useLanguage();
  const ways = [
    { to: paths.catalogue.href({ lang }), title: pageTitles.catalogue },
    { to: paths.offers.href({ lang }), title: pageTitles.offers },
    { to: paths.brands.href({ lang }), title: pageTitles.brands },
    { to: paths.contact.href({ lang }), title: pageTitles.contact },
  ];
  return (
    <Box sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        <FormattedMessage {...messages.ways} />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 4, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {ways.map(({ to, title }) => (
          <li key={to}>
            <Box component={Link} to={to} sx={{ display: 'inline-block', py: 1, color: 'primary.main' }}>
              <FormattedMessage {...title} />
            </Box>
          </li>
        ))}
      </Box>
      <ButtonLink tone="outlined" to={paths.language.href({ lang })}>
        <FormattedMessage {...errorMessages.home} />
      </ButtonLink>
    </Box>
  );
};

export const NotFoundPage = () => {
  const { formatMessage } = useIntl();
  usePageMetadata({ title: formatMessage(pageTitles.notFound), unlisted: true });
  return (
    <PageBody>
      <Box sx={{ display: 'grid', columnGap: 8, gridTemplateColumns: { md: 'minmax(0, 1fr) 320px' } }}>
        <div>
          <Typography variant="h1">
            <FormattedMessage {...pageTitles.notFound} />
          </Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: '56ch', mt: 2, mb: 4 }}>
            <FormattedMessage {...messages.body} />
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
