import type { ProductLine } from '@/api/publicApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { CardGrid, CardGridLoading } from './CardGrid';
import { PictureCard, PictureCardLoading } from './PictureCard';

export const linePicture = { width: 800, height: 600 };

const columns = { xs: 2, sm: 3, lg: 5 };

export const ProductLineCards = ({ lines, level }: { lines: ProductLine[]; level: 'h2' | 'h3' }) => {
  const lang = useLanguage();
  return (
    <CardGrid columns={columns}>
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
  <CardGridLoading columns={columns}>
    {[1, 2, 3, 4, 5].map((card) => (
      <PictureCardLoading key={card} picture={linePicture} />
    ))}
  </CardGridLoading>
);
