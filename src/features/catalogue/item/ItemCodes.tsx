import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import type { CatalogItem } from '@/api/catalogueApi';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { itemMessages } from '../pieces/itemMessages';
import { itemPageMessages } from './itemPageMessages';
import { useCopying } from './useCopying';

const copy = 'M9 9h10v11H9zM5 15V4h10';

/** The codes as a buyer dictates or pastes them. */
export const ItemCodes = ({ item: { code, additionalCode } }: { item: CatalogItem }) => {
  const { formatMessage } = useIntl();
  const copyText = useCopying();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, color: 'text.secondary' }}>
      {code && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' }}>
          {formatMessage(itemMessages.code)}
          <Box component="strong" sx={{ ml: 1, color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
            {code}
          </Box>
          <Button
            tone="icon"
            aria-label={formatMessage(itemPageMessages.copyCode)}
            data-hint=""
            onClick={() => void copyText(code)}
          >
            <Icon d={copy} size={18} />
          </Button>
        </Box>
      )}
      {additionalCode && (
        <Box component="span" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
          {formatMessage(itemMessages.additionalCode)} {additionalCode}
        </Box>
      )}
    </Box>
  );
};
