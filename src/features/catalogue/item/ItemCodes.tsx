import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { copyText } from '@/features/notifications/state/copyText';
import { useAppDispatch } from '@/store/hooks';
import type { CatalogItem } from '@/api/catalogueApi';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { itemMessages } from '../components/itemMessages';
import { itemPageMessages } from './itemPageMessages';

const copyDrawing = 'M9 9h10v11H9zM5 15V4h10';

// Wraps at any length, because a truncated code is useless.
const whole = {
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  maxHeight: '6em',
  overflow: 'auto',
} as const;

/** Item codes, for buyers to read out or copy. */
export const ItemCodes = ({ item: { code, additionalCode } }: { item: CatalogItem }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, color: 'text.secondary' }}>
      {code && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 0 }}>
          <Box component="span" sx={{ flex: 'none' }}>
            {formatMessage(itemMessages.code)}
          </Box>
          <Box component="strong" sx={{ ...whole, ml: 1, color: 'text.primary' }}>
            {code}
          </Box>
          <Button
            tone="icon"
            aria-label={formatMessage(itemPageMessages.copyCode)}
            data-hint=""
            onClick={() => void dispatch(copyText(code))}
          >
            <Icon d={copyDrawing} size={18} />
          </Button>
        </Box>
      )}
      {additionalCode && (
        <Box component="span" sx={whole}>
          {formatMessage(itemMessages.additionalCode)} {additionalCode}
        </Box>
      )}
    </Box>
  );
};
