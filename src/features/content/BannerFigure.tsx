import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Banner } from '@/api/publicApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { blobAddress } from '@/shared/lib/blobAddress';

// Width and height of the drawings; they keep the place of a picture that has not come yet.
const picture = { width: 1600, height: 640 };

const leadingFrame = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 8fr)' },
};

const followingFrame = { display: 'grid', gap: 2, alignContent: 'start' };

type BannerFigureProps = { banner: Banner; leading: boolean };

export const BannerFigure = ({ banner, leading }: BannerFigureProps) => {
  const { services } = useConfig();
  return (
    <Box component="article" sx={leading ? leadingFrame : followingFrame}>
      {banner.imageUrl && (
        <Box
          component="img"
          src={blobAddress(services.blob, banner.imageUrl)}
          alt=""
          {...picture}
          loading={leading ? 'eager' : 'lazy'}
          fetchPriority={leading ? 'high' : 'auto'}
          decoding="async"
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            aspectRatio: leading ? { xs: '2 / 1', md: '16 / 10' } : '5 / 2',
            objectFit: 'cover',
            borderRadius: 1,
            bgcolor: 'action.hover',
            order: leading ? { md: 1 } : undefined,
          }}
        />
      )}
      <Box>
        <Typography variant={leading ? 'h1' : 'h3'} component={leading ? 'h1' : 'h2'} sx={{ textWrap: 'balance' }}>
          {banner.title}
        </Typography>
        {banner.subtitle && (
          <Typography
            sx={{
              mt: leading ? 2 : 0.5,
              color: 'text.secondary',
              maxWidth: '56ch',
              fontSize: leading ? '1.125rem' : undefined,
            }}
          >
            {banner.subtitle}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
