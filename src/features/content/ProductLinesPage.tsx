import { FormattedMessage } from 'react-intl';

import { useGetProductLinesQuery } from '@/api/contentApi';
import { pageTitles } from '@/shared/routing/pageTitles';
import { PageBody } from '@/shared/ui/PageBody';

import { ProductLineCards, ProductLineCardsLoading } from './cards/ProductLineCards';
import { ContentList } from './components/ContentList';
import { PageHeading } from './components/PageHeading';
import { contentMessages } from './contentMessages';

export const ProductLinesPage = () => (
  <PageBody>
    <PageHeading
      title={<FormattedMessage {...pageTitles.productLines} />}
      lead={<FormattedMessage {...contentMessages.linesLead} />}
    />
    <ContentList
      query={useGetProductLinesQuery()}
      failed={contentMessages.linesFailed}
      empty={contentMessages.linesEmpty}
      loading={<ProductLineCardsLoading />}
    >
      {(lines) => <ProductLineCards lines={lines} level="h2" />}
    </ContentList>
  </PageBody>
);
