import { FormattedMessage } from 'react-intl';

import { useGetBrandsQuery } from '@/api/contentApi';
import { pageTitles } from '@/shared/routing/pageTitles';
import { PageBody } from '@/shared/ui/PageBody';

import { BrandCards, BrandCardsLoading } from './cards/BrandCards';
import { ContentList } from './components/ContentList';
import { PageHeading } from './components/PageHeading';
import { contentMessages } from './contentMessages';

export const BrandsPage = () => (
  <PageBody>
    <PageHeading
      title={<FormattedMessage {...pageTitles.brands} />}
      lead={<FormattedMessage {...contentMessages.brandsLead} />}
    />
    <ContentList
      query={useGetBrandsQuery()}
      failed={contentMessages.brandsFailed}
      empty={contentMessages.brandsEmpty}
      loading={<BrandCardsLoading />}
    >
      {(brands) => <BrandCards brands={brands} level="h2" />}
    </ContentList>
  </PageBody>
);
