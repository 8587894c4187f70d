import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';

import { useGetBannersQuery } from '@/api/contentApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Skeleton } from '@/shared/ui/Skeleton';
import { uiMessages } from '@/shared/ui/uiMessages';

import { BannerCarousel } from './BannerCarousel';
import { bannerCard, bannerPictureSize, captionHeight, controlsHeight } from './bannerSizes';
import { homeMessages } from './homeMessages';

const EmptyContent = lazyPart(
  async () => (await import(/* webpackChunkName: "empty-content" */ '../components/EmptyContent')).EmptyContent,
  { chunk: 'empty-content' },
);

// Centred in the space reserved for the pictures.
const centred = {
  display: 'grid',
  '&& > *': { justifyContent: 'center', alignContent: 'center', alignItems: 'center', textAlign: 'center' },
} as const;

const BannersLoading = () => (
  <Box role="status" aria-label={useIntl().formatMessage(uiMessages.loading)} sx={bannerCard}>
    <Skeleton sx={{ ...bannerPictureSize, borderRadius: 0 }} />
    <Box sx={{ minHeight: captionHeight, px: { xs: 2, md: 3 }, py: 2 }}>
      <Skeleton sx={{ width: '46%', height: '1.25rem' }} />
      <Skeleton sx={{ mt: 1.5, width: '64%', height: '1rem' }} />
    </Box>
    <Box sx={{ display: { sm: 'none' }, height: controlsHeight }} />
  </Box>
);

export const Banners = () => {
  const { data: banners, error, refetch } = useGetBannersQuery();
  if (error && !banners) {
    return (
      <Box sx={centred}>
        <RequestFailure title={homeMessages.failed} error={error} onRetry={() => void refetch()} />
      </Box>
    );
  }
  if (!banners) return <BannersLoading />;
  if (banners.length > 0) return <BannerCarousel banners={banners} />;
  return (
    <Suspense fallback={<BannersLoading />}>
      <Box sx={centred}>
        <EmptyContent title={homeMessages.empty} />
      </Box>
    </Suspense>
  );
};
