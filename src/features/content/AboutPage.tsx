import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';

import { useGetAboutQuery } from '@/api/contentApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { PageBody } from '@/shared/ui/PageBody';

import { ProductLinesSection } from './cards/ProductLineCards';
import { ArticleLayout, ArticleLoading } from './components/ArticleLayout';
import { PageHeading } from './components/PageHeading';
import { RichText } from './components/RichText';
import { contentMessages } from './contentMessages';

const aboutPicture = { width: 960, height: 720 };

const plainHeading = (
  <PageHeading
    isLarge
    title={<FormattedMessage {...pageTitles.about} />}
    lead={<FormattedMessage {...contentMessages.aboutLead} />}
  />
);

const NextSteps = () => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  return (
    <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <ButtonLink to={paths.catalogue.href({ lang })}>{formatMessage(contentMessages.catalogue)}</ButtonLink>
      <ButtonLink tone="outlined" to={paths.contact.href({ lang })}>
        {formatMessage(contentMessages.write)}
      </ButtonLink>
    </Box>
  );
};

export const AboutPage = () => {
  const { data: about, error, refetch } = useGetAboutQuery();
  return (
    <PageBody>
      {about ? (
        <ArticleLayout imageUrl={about.imageUrl} picture={aboutPicture}>
          <PageHeading
            isLarge
            title={about.title ?? <FormattedMessage {...pageTitles.about} />}
            lead={<FormattedMessage {...contentMessages.aboutLead} />}
          />
          <RichText text={about.body} />
          <NextSteps />
        </ArticleLayout>
      ) : error ? (
        <>
          {plainHeading}
          <RequestFailure title={contentMessages.aboutFailed} error={error} onRetry={() => void refetch()} />
        </>
      ) : (
        <ArticleLoading picture={aboutPicture}>{plainHeading}</ArticleLoading>
      )}
      {/* Requested at once, but hidden until the height of the text above is known. */}
      <Box sx={about || error ? undefined : { visibility: 'hidden' }}>
        <ProductLinesSection />
      </Box>
    </PageBody>
  );
};
