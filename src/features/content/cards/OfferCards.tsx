import { useLanguage } from '@/shared/i18n/useLanguage';
import { toExcerpt } from '@/shared/lib/plainText';
import { paths } from '@/shared/routing/paths';
import type { Offer } from '@/contracts/public';

import { CardGrid, CardGridLoading } from './CardGrid';
import { PictureCard, PictureCardLoading } from './PictureCard';

export const offerPicture = { width: 960, height: 640 };

const measures = { columns: { xs: 1, sm: 2, md: 3 }, lines: { xs: 3, lg: 2 } };

export const OfferCards = ({ offers, level }: { offers: Offer[]; level: 'h2' | 'h3' }) => {
  const lang = useLanguage();
  return (
    <CardGrid {...measures}>
      {offers.map(({ offerId, slug, title, body, imageUrl }) => (
        <PictureCard
          key={offerId}
          to={paths.offer.href({ lang, slug })}
          title={title}
          summary={toExcerpt(body)}
          imageUrl={imageUrl}
          picture={offerPicture}
          level={level}
        />
      ))}
    </CardGrid>
  );
};

export const OfferCardsLoading = () => (
  <CardGridLoading {...measures}>
    {[1, 2, 3].map((card) => (
      <PictureCardLoading key={card} picture={offerPicture} />
    ))}
  </CardGridLoading>
);
