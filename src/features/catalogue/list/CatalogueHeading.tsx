import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { CategoryNode } from '@/api/catalogueApi';
import { clamped } from '@/shared/ui/styles';
import { catalogueMessages } from '../catalogueMessages';
import { CategoryPicture } from './CategoryPicture';

type CatalogueHeadingProps = {
  title: string;
  /** Hidden until known. */
  total: number | undefined;
  isCategory: boolean;
  category: CategoryNode | undefined;
};

// The size of the picture, reserved to avoid layout shift.
const picturePlace = <Box sx={{ flex: 'none', width: 72, height: 72, borderRadius: 1, bgcolor: 'action.hover' }} />;

export const CatalogueHeading = ({ title, total, isCategory, category }: CatalogueHeadingProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: isCategory ? 72 : 0, mb: { xs: 2, md: 3 } }}>
    {isCategory && !category && picturePlace}
    {category && <CategoryPicture key={category.categoryId} stockCategoryId={category.stockCategoryId} />}
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Typography variant="h2" component="h1" sx={clamped(4)}>
        {title}
      </Typography>
      <Typography role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {total !== undefined && <FormattedMessage {...catalogueMessages.count} values={{ count: total }} />}
      </Typography>
    </Box>
  </Box>
);
