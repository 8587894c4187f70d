import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';

import type { CatalogItem, Family } from '@/api/catalogueApi';
import { RequestFailure } from '@/api/errors/RequestFailure';

import { useItemName } from '../components/useItemPresentation';
import { AllVariants } from './AllVariants';
import { LazyVariantList } from './ItemVariants';
import { useFamily } from './useFamily';
import { useUnfolding } from './useUnfolding';
import { variantMessages } from './variantMessages';
import { VariantsLoading } from './VariantsLoading';

type FamilyPanelProps = { item: CatalogItem; family: Family | undefined };

const UnfoldedFamily = ({ item, family }: FamilyPanelProps) => {
  const name = useItemName()(item);
  const found = useFamily(item, family);
  const { panelId, closeOnEscape } = useUnfolding(item.key);
  const { familyKey, parent, shown, isLoading, error, retry } = found;
  const loading = <VariantsLoading count={family?.keys.length ?? shown.length} />;
  return (
    <Box
      component="li"
      className="unfolded"
      id={panelId}
      onKeyDown={closeOnEscape}
      sx={{ p: { xs: 1.5, sm: 2 }, border: 1, borderColor: 'primary.main', borderRadius: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <Typography variant="h3" component="p" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <AllVariants {...found} />
      </Box>
      {isLoading && loading}
      {error && <RequestFailure title={variantMessages.variantsFailed} error={error} onRetry={retry} />}
      {shown.length > 0 && (
        <Suspense fallback={loading}>
          <LazyVariantList familyKey={familyKey} parent={parent} items={shown} chooserKey={item.key} />
        </Suspense>
      )}
    </Box>
  );
};

/** Below the line of cards that has the item: its variants, while they are unfolded. */
export const FamilyPanel = (props: FamilyPanelProps) =>
  useUnfolding(props.item.key).isOpen ? <UnfoldedFamily {...props} /> : null;
