import { useIntl } from 'react-intl';

import { useGetProductLinesQuery } from '@/api/contentApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import type { ProductLine } from '@/contracts/public';

import { ContentSection } from '../components/ContentSection';
import { contentMessages } from '../contentMessages';
import { CardGrid, CardGridLoading } from './CardGrid';
import { PictureCard, PictureCardLoading } from './PictureCard';

export const linePicture = { width: 800, height: 600 };

const measures = { columns: { xs: 2, sm: 3, lg: 5 }, lines: { xs: 3, sm: 2 }, linesAlone: 2 };

export const ProductLineCards = ({ lines, level }: { lines: ProductLine[]; level: 'h2' | 'h3' }) => {
  const lang = useLanguage();
  return (
    <CardGrid {...measures}>
      {lines.map(({ productLineId, name, summary, imageUrl }) => (
        <PictureCard
          key={productLineId}
          to={paths.productLine.href({ lang, id: productLineId })}
          title={name}
          summary={summary ?? ''}
          imageUrl={imageUrl}
          picture={linePicture}
          level={level}
        />
      ))}
    </CardGrid>
  );
};

export const ProductLineCardsLoading = () => (
  <CardGridLoading {...measures}>
    {[1, 2, 3, 4, 5].map((card) => (
      <PictureCardLoading key={card} picture={linePicture} />
    ))}
  </CardGridLoading>
);

export const ProductLinesSection = () => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  return (
    <ContentSection
      query={useGetProductLinesQuery()}
      title={formatMessage(pageTitles.productLines)}
      all={{ to: paths.productLines.href({ lang }), label: contentMessages.linesAll }}
      failed={contentMessages.linesFailed}
      loading={<ProductLineCardsLoading />}
    >
      {(lines) => <ProductLineCards lines={lines} level="h3" />}
    </ContentSection>
  );
};
