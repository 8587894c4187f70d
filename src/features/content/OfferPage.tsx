import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';

import { useGetOfferQuery } from '@/api/contentApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { toExcerpt } from '@/shared/lib/plainText';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { PageBody } from '@/shared/ui/PageBody';
import type { Offer } from '@/contracts/public';

import { offerPicture } from './cards/OfferCards';
import { ArticleLayout } from './components/ArticleLayout';
import { ContentArticle } from './components/ContentArticle';
import { isMissing } from './components/contentQuery';
import { BackLink, PageHeading } from './components/PageHeading';
import { RichText } from './components/RichText';
import { contentMessages } from './contentMessages';

type OfferPageProps = {
  /** The offer's items to order, rendered by the catalogue. */
  items?: (offer: Offer) => ReactNode;
};

export const OfferPage = ({ items }: OfferPageProps) => {
  const { slug = '' } = useParams();
  const lang = useLanguage();
  const query = useGetOfferQuery({ slug });
  const { currentData: offer } = query;
  const { formatMessage } = useIntl();
  const isGone = isMissing(query.error);
  usePageMetadata({
    title: isGone ? formatMessage(contentMessages.offerGone) : offer?.title,
    description: offer && toExcerpt(offer.body),
    isMissing: isGone,
    picture: offer?.imageUrl,
  });
  const back = <BackLink to={paths.offers.href({ lang })} label={contentMessages.offersAll} />;
  return (
    <PageBody>
      <ContentArticle
        query={{ ...query, data: offer }}
        picture={offerPicture}
        back={back}
        name={formatMessage(pageTitles.offers)}
        failed={contentMessages.offerFailed}
        gone={contentMessages.offerGone}
      >
        {(shown) => (
          <>
            <ArticleLayout imageUrl={shown.imageUrl} picture={offerPicture}>
              <PageHeading title={shown.title} above={back} />
              <RichText text={shown.body} />
            </ArticleLayout>
            {items?.(shown)}
          </>
        )}
      </ContentArticle>
    </PageBody>
  );
};
