import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetBannersQuery } from '@/api/publicApi';
import { RequestFailure } from '@/api/RequestFailure';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Notice } from '@/shared/ui/Notice';
import { uiMessages } from '@/shared/ui/uiMessages';
import { BannerCarousel } from './BannerCarousel';
import { bannerCard, bannerPictureSize, captionHeight, controlsHeight } from './bannerFrame';
import { homeMessages } from './homeMessages';

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
    return <RequestFailure title={homeMessages.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (!banners) return <BannersLoading />;
  if (banners.length > 0) return <BannerCarousel banners={banners} />;
  return (
    <Notice kind="empty" title={<FormattedMessage {...homeMessages.empty} />}>
      <FormattedMessage {...homeMessages.emptyHint} />
    </Notice>
  );
};
