import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { nonEmptyText, selectLayoutData } from '@/features/settings/state/layoutSlice';
import { useAppSelector } from '@/store/hooks';
import { useGetBannersQuery } from '@/api/contentApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useGetLayoutQuery } from '@/api/publicApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Skeleton } from '@/shared/ui/Skeleton';
import { uiMessages } from '@/shared/ui/uiMessages';

import { BannerCarousel } from './BannerCarousel';
import { bannerCard, bannerPictureSize, captionHeight, controlsHeight, heroHeight } from './bannerSizes';
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

const Banners = () => {
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

const panel = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: 2,
  // The height of the texts on the narrowest screens, reserved to avoid layout shift.
  minHeight: { xs: 'clamp(253px, 418px - 33vw, 320px)', md: heroHeight },
  p: { xs: 3, md: 4, lg: 5 },
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

/** The company's tagline from the layout data, or its name if there is none. */
const CompanyTagline = () => {
  const lang = useLanguage();
  const { siteName } = useConfig();
  const layout = useAppSelector(selectLayoutData);
  const { isError } = useGetLayoutQuery();
  const title = nonEmptyText(layout?.aside_title) ?? (layout || isError ? siteName : undefined);
  return (
    <Box sx={[panel, (theme) => theme.applyStyles('dark', { bgcolor: 'background.paper', color: 'text.primary' })]}>
      {title === undefined ? (
        <Skeleton sx={{ width: '80%', height: '6rem' }} />
      ) : (
        <Typography variant="display" component="h1" sx={{ textWrap: 'balance', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      )}
      {layout?.aside_sub_title && <Typography sx={{ fontSize: '1.125rem' }}>{layout.aside_sub_title}</Typography>}
      {(layout ?? isError) && (
        <ButtonLink
          tone="outlined"
          to={paths.catalogue.href({ lang })}
          sx={[
            { mt: 1, bgcolor: 'primary.contrastText', color: 'primary.main' },
            (theme) => theme.applyStyles('dark', { bgcolor: 'primary.main', color: 'primary.contrastText' }),
          ]}
        >
          {nonEmptyText(layout?.aside_button) ?? <FormattedMessage {...homeMessages.catalogue} />}
        </ButtonLink>
      )}
    </Box>
  );
};

export const Hero = () => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 2, md: 3 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 11fr)' },
    }}
  >
    <CompanyTagline />
    <Banners />
  </Box>
);
