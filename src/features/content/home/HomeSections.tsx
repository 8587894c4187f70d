import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { nonEmptyText, selectLayoutData } from '@/features/settings/state/layoutSlice';
import { useAppSelector } from '@/store/hooks';
import { useGetBrandsQuery, useGetOffersQuery, useGetVideosQuery } from '@/api/contentApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import type { Video } from '@/contracts/public';

import { BrandCards, BrandCardsLoading } from '../cards/BrandCards';
import { CardGrid, CardGridLoading } from '../cards/CardGrid';
import { OfferCards, OfferCardsLoading } from '../cards/OfferCards';
import { PictureCardLoading } from '../cards/PictureCard';
import { ProductLinesSection } from '../cards/ProductLineCards';
import { ContentSection } from '../components/ContentSection';
import { Picture } from '../components/Picture';
import { contentMessages } from '../contentMessages';
import { PlayMark, videoPicture } from '../videos/VideoPoster';
import { getVideoSource } from '../videos/videoSource';

const columns = { xs: 1, sm: 2, md: 3 };

const posters = {
  '& .poster': { position: 'relative', display: 'grid', placeItems: 'center' },
  '& .poster > *': { gridArea: '1 / 1' },
} as const;

/** Teasers that link to the screen where the videos play. */
const VideoCards = ({ videos, level: Title }: { videos: Video[]; level: 'h2' | 'h3' }) => {
  const lang = useLanguage();
  return (
    <CardGrid columns={columns} cards={posters}>
      {videos.map(({ videoId, title, description, posterUrl, ...video }) => (
        <li key={videoId}>
          <article className="card is-link">
            <div className="poster">
              <Picture name={posterUrl} {...videoPicture} />
              {getVideoSource(video) && <PlayMark />}
            </div>
            <div className="card-text">
              <Title className="card-title">
                <Link to={`${paths.videos.href({ lang })}#video-${videoId}`} className="card-link">
                  {title}
                </Link>
              </Title>
              <p className="card-summary">{description}</p>
            </div>
          </article>
        </li>
      ))}
    </CardGrid>
  );
};

const VideoCardsLoading = () => (
  <CardGridLoading columns={columns}>
    {[1, 2, 3].map((card) => (
      <PictureCardLoading key={card} picture={videoPicture} />
    ))}
  </CardGridLoading>
);

const ContactInvitation = () => {
  const lang = useLanguage();
  const layout = useAppSelector(selectLayoutData);
  if (!layout?.card_action_title || !layout.card_action_button) return null;
  return (
    <Box
      component="aside"
      sx={{
        mt: { xs: 6, md: 9 },
        p: { xs: 3, md: 5 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'primary.main',
      }}
    >
      <Typography variant="h2" sx={{ textWrap: 'balance' }}>
        {layout.card_action_title}
      </Typography>
      <ButtonLink to={paths.contact.href({ lang })}>{layout.card_action_button}</ButtonLink>
    </Box>
  );
};

// The home page shows only the start of each list; the full list has its own screen.
const offersShown = 3;
const brandsShown = 12;
const videosShown = 3;

export const HomeSections = () => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const layout = useAppSelector(selectLayoutData);
  return (
    <>
      <ContentSection
        query={useGetOffersQuery()}
        title={nonEmptyText(layout?.title_offer) ?? formatMessage(pageTitles.offers)}
        all={{ to: paths.offers.href({ lang }), label: contentMessages.offersAll }}
        failed={contentMessages.offersFailed}
        loading={<OfferCardsLoading />}
      >
        {(offers) => <OfferCards offers={offers.slice(0, offersShown)} level="h3" />}
      </ContentSection>
      <ProductLinesSection />
      <ContentSection
        query={useGetBrandsQuery()}
        title={formatMessage(pageTitles.brands)}
        all={{ to: paths.brands.href({ lang }), label: contentMessages.brandsAll }}
        failed={contentMessages.brandsFailed}
        loading={<BrandCardsLoading />}
      >
        {(brands) => <BrandCards brands={brands.slice(0, brandsShown)} level="h3" />}
      </ContentSection>
      <ContentSection
        query={useGetVideosQuery()}
        title={formatMessage(pageTitles.videos)}
        all={{ to: paths.videos.href({ lang }), label: contentMessages.videosAll }}
        failed={contentMessages.videosFailed}
        loading={<VideoCardsLoading />}
      >
        {(videos) => <VideoCards videos={videos.slice(0, videosShown)} level="h3" />}
      </ContentSection>
      <ContactInvitation />
    </>
  );
};
