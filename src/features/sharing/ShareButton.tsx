import { defineMessage } from '@formatjs/intl';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { lazyPart } from '@/shared/ui/lazyPart';

import type { SharedContent } from './sharedLines';

const ShareMenu = lazyPart(async () => (await import('./ShareMenu')).ShareMenu, { Missing: NotifyMissing });

const message = defineMessage({ id: 'sharing.share', defaultMessage: 'Share' });

const drawing = 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9.5h14V11h-1';

type ShareButtonProps = { content: SharedContent; fileName?: string };

/** Shares a cart or an order as a link, as text or as a file. */
export const ShareButton = ({ content, fileName }: ShareButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        type="button"
        tone="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon d={drawing} size={20} />
        <FormattedMessage {...message} />
      </Button>
      {anchor && (
        <Suspense>
          <ShareMenu content={content} fileName={fileName} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
