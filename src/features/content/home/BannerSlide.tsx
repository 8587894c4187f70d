import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Banner } from '@/contracts/public';
import { ContentLink } from '../components/ContentLink';
import { Picture } from '../components/Picture';
import { homeMessages } from './homeMessages';
import { bannerPicture, bannerPictureSize, captionHeight } from './bannerSizes';

type BannerSlideProps = {
  banner: Banner;
  position: number;
  count: number;
  shown: boolean;
  /** The other slides' pictures wait until the first one has loaded. */
  withPicture: boolean;
  onPicture: () => void;
};

export const BannerSlide = ({ banner, position, count, shown, withPicture, onPicture }: BannerSlideProps) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      role="group"
      aria-roledescription={formatMessage(homeMessages.slide)}
      aria-label={formatMessage(homeMessages.position, { position, count })}
      inert={!shown}
      sx={{
        gridArea: '1 / 1',
        position: 'relative',
        opacity: shown ? 1 : 0,
        visibility: shown ? 'visible' : 'hidden',
        transition: 'opacity 300ms, visibility 300ms',
      }}
    >
      <Picture
        name={withPicture ? banner.imageUrl : null}
        {...bannerPicture}
        eager={position === 1}
        onLoad={onPicture}
        sx={{ objectPosition: '50% 80%', ...bannerPictureSize }}
      />
      <Box sx={{ minHeight: captionHeight, pl: { xs: 2, md: 3 }, py: 2, pr: { xs: 2, sm: 27 } }}>
        <Typography variant="h3" component="h2">
          <ContentLink
            address={banner.linkUrl}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {banner.title}
          </ContentLink>
        </Typography>
        {banner.subtitle && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {banner.subtitle}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
