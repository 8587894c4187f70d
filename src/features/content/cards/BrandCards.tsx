import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Brand } from '@/api/publicApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { Skeleton } from '@/shared/ui/Skeleton';
import { contentMessages } from '../contentMessages';
import { linkTarget } from '../pieces/linkTarget';
import { Picture } from '../pieces/Picture';
import { CardGrid, CardGridLoading } from './CardGrid';
import { cardFace } from './PictureCard';

const columns = { xs: 2, sm: 3, md: 4, lg: 6 };
const logo = { width: 320, height: 140 };

const plate = {
  display: 'grid',
  placeItems: 'center',
  px: 2,
  py: 2.5,
  // Logos are drawn for a light ground.
  bgcolor: '#fbfaf7',
};

const NameInstead = ({ name }: { name: string }) => (
  <Box sx={{ aspectRatio: '320 / 140', display: 'grid', placeItems: 'center', color: '#16211f', fontWeight: 700 }}>
    {name}
  </Box>
);

const BrandSite = ({ name, url }: { name: string; url: string | null }) => {
  const { formatMessage } = useIntl();
  const target = linkTarget(url, useLanguage());
  if (target?.kind !== 'outside') return name;
  return (
    <Box
      component="a"
      href={target.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={formatMessage(contentMessages.brandSite, { name })}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {name}
    </Box>
  );
};

export const BrandCards = ({ brands, level }: { brands: Brand[]; level: 'h2' | 'h3' }) => (
  <CardGrid columns={columns}>
    {brands.map(({ brandId, name, logoUrl, url }) => (
      <Box component="li" key={brandId}>
        <Box sx={{ ...cardFace, '&:hover': { borderColor: 'primary.main' } }}>
          <Box sx={plate} aria-hidden>
            {logoUrl ? (
              <Picture name={logoUrl} {...logo} sx={{ maxWidth: 200, bgcolor: 'transparent' }} />
            ) : (
              <NameInstead name={name} />
            )}
          </Box>
          <Typography
            variant="body2"
            component={level}
            sx={{ px: 2, py: 1.5, m: 0, fontWeight: 600, textAlign: 'center' }}
          >
            <BrandSite name={name} url={url} />
          </Typography>
        </Box>
      </Box>
    ))}
  </CardGrid>
);

export const BrandCardsLoading = () => (
  <CardGridLoading columns={columns}>
    {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((card) => (
      <Box key={card} sx={cardFace}>
        <Box sx={plate}>
          <Skeleton sx={{ width: '100%', maxWidth: 200, aspectRatio: '320 / 140' }} />
        </Box>
        <Box sx={{ px: 2, py: 1.5 }}>
          <Skeleton sx={{ mx: 'auto', width: '50%', height: 'calc(1.453rem * var(--leading, 1))' }} />
        </Box>
      </Box>
    ))}
  </CardGridLoading>
);
