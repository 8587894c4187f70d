import { css } from '@emotion/react';
import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import type { Banner } from '@/contracts/public';

import { resolveLink } from '../components/linkTarget';
import { Picture } from '../components/Picture';
import { bannerPicture, bannerPictureSize, captionHeight } from './bannerSizes';
import { homeMessages } from './homeMessages';

type ContentLinkProps = { address: string | null; sx?: SxProps<Theme>; children: ReactNode };

/** A link from the content, or plain text if its URL is unsafe. */
const ContentLink = ({ address, sx = {}, children }: ContentLinkProps) => {
  const target = resolveLink(address, useLanguage());
  if (!target) return children;
  return target.kind === 'internal' ? (
    <Box component={Link} to={target.to} sx={sx}>
      {children}
    </Box>
  ) : (
    <Box component="a" href={target.href} target="_blank" rel="noopener noreferrer" sx={sx}>
      {children}
    </Box>
  );
};

const BannerPicture = styled(Picture)(css({ objectPosition: '50% 80%', ...bannerPictureSize }));

type BannerSlideProps = {
  banner: Banner;
  position: number;
  count: number;
  shown: boolean;
  /** The other slides' pictures wait until the first one has loaded. */
  showsPicture: boolean;
  onPictureLoad: () => void;
};

export const BannerSlide = ({ banner, position, count, shown, showsPicture, onPictureLoad }: BannerSlideProps) => {
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
      <BannerPicture
        name={showsPicture ? banner.imageUrl : null}
        {...bannerPicture}
        eager={position === 1}
        onLoad={onPictureLoad}
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
