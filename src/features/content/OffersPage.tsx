import { FormattedMessage } from 'react-intl';

import { useGetOffersQuery } from '@/api/contentApi';
import { pageTitles } from '@/shared/routing/pageTitles';
import { PageBody } from '@/shared/ui/PageBody';

import { OfferCards, OfferCardsLoading } from './cards/OfferCards';
import { ContentList } from './components/ContentList';
import { PageHeading } from './components/PageHeading';
import { contentMessages } from './contentMessages';

export const OffersPage = () => (
  <PageBody>
    <PageHeading
      title={<FormattedMessage {...pageTitles.offers} />}
      lead={<FormattedMessage {...contentMessages.offersLead} />}
    />
    <ContentList
      query={useGetOffersQuery()}
      failed={contentMessages.offersFailed}
      empty={contentMessages.offersEmpty}
      loading={<OfferCardsLoading />}
    >
      {(offers) => <OfferCards offers={offers} level="h2" />}
    </ContentList>
  </PageBody>
);
