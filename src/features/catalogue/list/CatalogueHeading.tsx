import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogPage, CategoryNode } from '@/api/catalogueApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { getBlobAddress, getPictureSet, isWebAddress } from '@/shared/lib/blobAddress';
import { ButtonLink } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { pictureEvents } from '@/shared/ui/pictureEvents';
import { clamped, screenOnly } from '@/shared/ui/styles';

import { catalogueMessages } from '../catalogueMessages';
import { useShowsPrices } from '../components/useItemPresentation';

const pictureSize = 44;

/** One missing from blob storage leaves no trace. */
const CategoryPicture = ({ imageUrl }: { imageUrl: string }) => {
  const config = useConfig();
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  const address = isWebAddress(imageUrl)
    ? imageUrl
    : getBlobAddress(config.services.blob, `StockCategoryImages/${imageUrl}`);
  const srcSet = getPictureSet(address, config);
  return (
    <Box
      component="img"
      {...(srcSet && { sizes: `${pictureSize}px`, srcSet })}
      src={address}
      alt=""
      width={pictureSize}
      height={pictureSize}
      decoding="async"
      {...pictureEvents({ onError: () => setIsMissing(true) })}
      sx={{ display: 'block', flex: 'none', borderRadius: 1, objectFit: 'cover', bgcolor: 'action.hover' }}
    />
  );
};

/** Only an icon on a phone. `nofollow`, because the items' own pages show the same. */
const PriceListLink = ({ href }: { href: string }) => {
  const label = useIntl().formatMessage(catalogueMessages.prices);
  return (
    <ButtonLink
      tone="outlined"
      to={href}
      rel="nofollow"
      aria-label={label}
      className={screenOnly}
      sx={{ flex: 'none', minWidth: 44, p: { xs: 0, sm: '0 12px' }, fontSize: '0.875rem' }}
    >
      <Icon d="M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3" size={20} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </ButtonLink>
  );
};

const Count = ({ products, total }: Pick<CatalogPage, 'products' | 'total'>) =>
  products === total ? (
    <FormattedMessage {...catalogueMessages.count} values={{ count: total }} />
  ) : (
    <FormattedMessage {...catalogueMessages.productCount} values={{ products, variants: total }} />
  );

type CatalogueHeadingProps = {
  title: string;
  /** Hidden until known. */
  found: Pick<CatalogPage, 'products' | 'total'> | undefined;
  isCategory: boolean;
  category: CategoryNode | undefined;
  priceListHref: string;
  /** How the list is shown, in the same row where there is room. */
  children: ReactNode;
};

// The size of the picture, reserved to avoid layout shift.
const picturePlaceholder = (
  <Box sx={{ flex: 'none', width: pictureSize, height: pictureSize, borderRadius: 1, bgcolor: 'action.hover' }} />
);

export const CatalogueHeading = ({
  title,
  found,
  isCategory,
  category,
  priceListHref,
  children,
}: CatalogueHeadingProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: { xs: 'wrap', lg: 'nowrap' },
      alignItems: 'center',
      gap: 1,
      minHeight: pictureSize,
      mb: 2,
    }}
  >
    {isCategory && !category && picturePlaceholder}
    {category?.imageUrl && <CategoryPicture key={category.categoryId} imageUrl={category.imageUrl} />}
    <Box
      sx={{
        flex: '1 1 200px',
        minWidth: 0,
        // In a row on a phone, the width of the font that is loaded would decide whether it breaks, and move the page.
        display: { sm: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
      }}
    >
      <Typography variant="h1" sx={clamped(4)}>
        {title}
      </Typography>
      <Typography role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {found && <Count {...found} />}
      </Typography>
    </Box>
    {useShowsPrices() && found?.products !== 0 && <PriceListLink href={priceListHref} />}
    {children}
  </Box>
);
