import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import { paths } from '@/shared/routing/paths';
import { screenOnly } from '@/shared/ui/styles';

import { catalogueHref, wholeCatalogue } from '../catalogueAddress';
import { placeMessages } from './itemMessages';
import { useCategoryName } from './useItemPresentation';

type Crumb = { categoryId: string; name: string; depth: number };

const trail = {
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '& li + li::before': { content: '"/"', mx: 1, color: 'divider' },
  '& li': { display: 'flex', alignItems: 'center', minWidth: 0, maxWidth: '100%' },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    py: 0.5,
    maxWidth: '40ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: 'text.primary', textDecoration: 'underline' },
} as const;

/** The path to the current screen; `path` contains the parent categories. */
export const Breadcrumbs = ({ path, isCatalogue = false }: { path: readonly Crumb[]; isCatalogue?: boolean }) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const getCategoryName = useCategoryName();
  return (
    <Box component="nav" aria-label={formatMessage(placeMessages.breadcrumbs)} className={screenOnly}>
      <Box component="ol" sx={trail}>
        <li>
          <Link to={paths.language.href({ lang })}>{formatMessage(placeMessages.home)}</Link>
        </li>
        {!isCatalogue && (
          <li>
            <Link to={paths.catalogue.href({ lang })}>{formatMessage(placeMessages.title)}</Link>
          </li>
        )}
        {path.map((category) => (
          <li key={category.categoryId}>
            <Link to={catalogueHref(lang, { ...wholeCatalogue, category: toCategoryPlace(category) })}>
              {getCategoryName(category)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};
