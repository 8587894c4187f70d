import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { selectCartLines } from '@/features/cart/cartSelectors';
import { NotifyMissing } from '@/features/notifications/notifyMissing';
import { Button } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';
import { useAppSelector } from '@/store/hooks';

import { Heart } from '../button/Heart';
import { useFavourites } from '../useFavourites';
import { keepCartMessages as messages } from './keepCartMessages';
import { useKeepLines } from './useKeepLines';

const KeepMenu = lazyPart(async () => (await import('./KeepMenu')).KeepMenu, NotifyMissing);

/**
 * Saves all cart lines with their quantities: to a new list if there is none, otherwise to the one the client picks.
 */
export const KeepCart = () => {
  const { lists } = useFavourites();
  const lines = useAppSelector(selectCartLines);
  const { keepIn, keepApart } = useKeepLines(lines, lists);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        type="button"
        tone="outlined"
        {...(lists.length > 0 && { 'aria-haspopup': 'menu' as const })}
        onClick={({ currentTarget }) => (lists.length > 0 ? setAnchor(currentTarget) : keepApart())}
      >
        <Heart size={18} />
        <FormattedMessage {...messages.keep} />
      </Button>
      {anchor && (
        <Suspense>
          <KeepMenu lists={lists} anchor={anchor} onChoose={keepIn} onNew={keepApart} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
