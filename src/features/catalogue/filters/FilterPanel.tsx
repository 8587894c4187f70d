import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { useScreenState } from '@/store/useScreenState';
import type { CategoryNode, Facets } from '@/api/catalogueApi';
import { Button } from '@/shared/ui/Button';
import { HydrateWhenNear } from '@/shared/ui/HydrateWhenNear';
import { Skeleton } from '@/shared/ui/Skeleton';
import { SkipLink } from '@/shared/ui/SkipLink';
import { screenOnly } from '@/shared/ui/styles';

import { type CatalogueAddress, isNarrowed } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';
import { CategoryTree } from './CategoryTree';
import { Filters } from './Filters';

type FilterPanelProps = {
  address: CatalogueAddress;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
  nodes: readonly CategoryNode[] | undefined;
  /** The categories failed to load; the error is shown elsewhere. */
  hasFailed: boolean;
  path: readonly CategoryNode[];
  facets: Facets | undefined;
};

/** The target of the link that skips the filters. */
export const resultsId = 'results';

const withoutScripts = '@media (scripting: none)';

const panel = {
  position: { md: 'sticky' },
  top: { md: 'calc(var(--top-bar) + 16px)' },
  alignSelf: 'start',
  maxHeight: { md: 'calc(100vh - var(--top-bar) - 32px)' },
  overflowY: { md: 'auto' },
  px: { md: 1 },
  mx: { md: -1 },
  pb: 2,
  [withoutScripts]: { order: { xs: 1, md: 0 } },
} as const;

/** Categories and filters: beside the list on wide screens; on narrow ones behind a button, or without scripts below it. */
export const FilterPanel = ({ address, hrefWith, nodes, hasFailed, path, facets }: FilterPanelProps) => {
  const { formatMessage } = useIntl();
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useScreenState<boolean>('catalogue/filtersOpen', false);
  return (
    <Box component="aside" className={screenOnly} sx={panel}>
      <SkipLink to={resultsId}>{formatMessage(catalogueMessages.skipFilters)}</SkipLink>
      <Box sx={{ display: { md: 'none' }, [withoutScripts]: { display: 'none' } }}>
        <Button tone="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={{ width: '100%' }}>
          {formatMessage(catalogueMessages.narrow)}
        </Button>
      </Box>
      <Box
        ref={content}
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
          gap: 3,
          pt: { xs: 2, md: 0 },
          [withoutScripts]: { display: 'grid' },
        }}
      >
        <HydrateWhenNear getPlace={() => content.current}>
          {nodes ? (
            <CategoryTree
              nodes={nodes}
              path={path}
              counts={facets?.categories}
              isNarrowed={isNarrowed(address)}
              getHref={(category) => hrefWith({ category })}
            />
          ) : (
            !hasFailed && <Skeleton sx={{ height: 'calc(12.625rem + 20 * (2px + var(--cell) / 2))' }} />
          )}
          <Filters address={address} facets={facets} hrefWith={hrefWith} />
        </HydrateWhenNear>
      </Box>
    </Box>
  );
};
