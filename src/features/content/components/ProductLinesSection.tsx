import { useIntl } from 'react-intl';
import { useGetProductLinesQuery } from '@/api/publicApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ProductLineCards, ProductLineCardsLoading } from '../cards/ProductLineCards';
import { contentMessages } from '../contentMessages';
import { ContentSection } from './ContentSection';

export const ProductLinesSection = () => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  return (
    <ContentSection
      answer={useGetProductLinesQuery()}
      title={formatMessage(contentMessages.lines)}
      all={{ to: paths.productLines.href({ lang }), label: contentMessages.linesAll }}
      failed={contentMessages.linesFailed}
      loading={<ProductLineCardsLoading />}
    >
      {(lines) => <ProductLineCards lines={lines} level="h3" />}
    </ContentSection>
  );
};
