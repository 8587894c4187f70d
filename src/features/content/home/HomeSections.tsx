import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';

import { nonEmptyText, selectLayoutData } from '@/features/settings/layoutSlice';
import { useAppSelector } from '@/store/hooks';
import { useGetBrandsQuery, useGetOffersQuery, useGetVideosQuery } from '@/api/contentApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';

import { BrandCards, BrandCardsLoading } from '../cards/BrandCards';
import { OfferCards, OfferCardsLoading } from '../cards/OfferCards';
import { ProductLinesSection } from '../cards/ProductLineCards';
import { VideoCards, VideoCardsLoading } from '../cards/VideoCards';
import { ContentSection } from '../components/ContentSection';
import { contentMessages } from '../contentMessages';

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
        title={nonEmptyText(layout?.title_offer) ?? formatMessage(contentMessages.offers)}
        all={{ to: paths.offers.href({ lang }), label: contentMessages.offersAll }}
        failed={contentMessages.offersFailed}
        loading={<OfferCardsLoading />}
      >
        {(offers) => <OfferCards offers={offers.slice(0, offersShown)} level="h3" />}
      </ContentSection>
      <ProductLinesSection />
      <ContentSection
        query={useGetBrandsQuery()}
        title={formatMessage(contentMessages.brands)}
        all={{ to: paths.brands.href({ lang }), label: contentMessages.brandsAll }}
        failed={contentMessages.brandsFailed}
        loading={<BrandCardsLoading />}
      >
        {(brands) => <BrandCards brands={brands.slice(0, brandsShown)} level="h3" />}
      </ContentSection>
      <ContentSection
        query={useGetVideosQuery()}
        title={formatMessage(contentMessages.videos)}
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
