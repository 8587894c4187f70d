import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetBannersQuery } from '@/api/publicApi';
import { RequestFailure } from '@/api/RequestFailure';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Notice } from '@/shared/ui/Notice';
import { uiMessages } from '@/shared/ui/uiMessages';
import { BannerFigure } from './BannerFigure';
import { contentMessages } from './contentMessages';

const BannersLoading = () => {
  const { formatMessage } = useIntl();
  return (
    <Box role="status" aria-label={formatMessage(uiMessages.loading)}>
      <Skeleton sx={{ aspectRatio: '1600 / 640' }} />
      <Skeleton sx={{ mt: 3, width: '46%', height: '3rem' }} />
      <Skeleton sx={{ mt: 1.5, width: '64%', height: '1.25rem' }} />
    </Box>
  );
};

export const Banners = () => {
  const { data: banners, error, refetch } = useGetBannersQuery();
  const { formatMessage } = useIntl();
  if (error && !banners) {
    return <RequestFailure title={contentMessages.bannersFailed} error={error} onRetry={() => void refetch()} />;
  }
  if (!banners) return <BannersLoading />;
  const [leading, ...others] = banners;
  if (!leading) {
    return (
      <Notice kind="empty" title={<FormattedMessage {...contentMessages.bannersEmpty} />}>
        <FormattedMessage {...contentMessages.bannersEmptyHint} />
      </Notice>
    );
  }
  return (
    <Box component="section" aria-label={formatMessage(contentMessages.announcements)}>
      <BannerFigure banner={leading} leading />
      {others.length > 0 && (
        <Box
          sx={{
            mt: { xs: 5, md: 7 },
            display: 'grid',
            gap: { xs: 4, md: 3 },
            gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          }}
        >
          {others.map((banner) => (
            <BannerFigure key={banner.bannerId} banner={banner} leading={false} />
          ))}
        </Box>
      )}
    </Box>
  );
};
