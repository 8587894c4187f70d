import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { copyText } from '@/features/notifications/state/copyText';
import { useAppDispatch } from '@/store/hooks';
import type { CatalogItem } from '@/api/catalogueApi';
import { getQuantityRule } from '@/shared/lib/quantityRule';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { ItemActions } from '@/shared/ui/ItemActions';
import { screenOnly } from '@/shared/ui/styles';

import { itemPageMessages } from './itemPageMessages';

const drawings = {
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
};

const isDismissed = (error: unknown) => error instanceof Error && error.name === 'AbortError';

export const ItemTools = ({ item, name }: { item: CatalogItem; name: string }) => {
  const dispatch = useAppDispatch();
  const share = async () => {
    const url = window.location.href;
    if (!('share' in navigator)) return dispatch(copyText(url));
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // A dismissed share sheet needs no fallback.
      if (!isDismissed(error)) await dispatch(copyText(url));
    }
  };
  return (
    <Box className={screenOnly} sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', ml: -2 }}>
      <ItemActions
        catalogId={item.catalogId}
        stockItemId={item.stockItemId}
        name={name}
        place="page"
        quantity={getQuantityRule(item).least}
      />
      <Button tone="quiet" onClick={() => void share()}>
        <Icon d={drawings.share} size={18} />
        <FormattedMessage {...itemPageMessages.share} />
      </Button>
      <Button tone="quiet" onClick={() => window.print()}>
        <Icon d={drawings.print} size={18} />
        <FormattedMessage {...itemPageMessages.print} />
      </Button>
    </Box>
  );
};
