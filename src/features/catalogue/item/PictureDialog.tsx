import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import { cross, Icon } from '@/shared/ui/Icon';
import { ItemImage } from '@/shared/ui/ItemImage';

import { itemPageMessages as messages } from './itemPageMessages';

const enlarged = 1600;

const tools = {
  back: { d: 'M15 5l-7 7 7 7', label: messages.previousPicture },
  on: { d: 'M9 5l7 7-7 7', label: messages.nextPicture },
  close: { d: cross, label: messages.closePicture },
};

export type Picture = Pick<ComponentProps<typeof ItemImage>, 'name' | 'folder'>;

type PictureDialogProps = {
  name: string;
  pictures: readonly Picture[];
  chosen: number;
  onChoose: (at: number) => void;
  onClose: () => void;
};

/** The pictures of an item as large as the window, and at a press twice as large. */
export const PictureDialog = ({ name, pictures, chosen, onChoose, onClose }: PictureDialogProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [isZoomed, setIsZoomed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const picture = pictures[chosen];
  useLayoutEffect(() => {
    const shown = frame.current;
    if (!shown) return;
    // From the middle, as what it shows usually is there.
    shown.scrollLeft = (shown.scrollWidth - shown.clientWidth) / 2;
    shown.scrollTop = (shown.scrollHeight - shown.clientHeight) / 2;
  }, [isZoomed]);
  const go = (by: number) => {
    setIsZoomed(false);
    onChoose((chosen + by + pictures.length) % pictures.length);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    else if (key === 'ArrowRight') go(1);
    else if (key === '+' || key === '-') setIsZoomed(key === '+');
  };
  const tool = (which: keyof typeof tools, onClick: () => void) => (
    <Button tone="icon" aria-label={formatMessage(tools[which].label)} onClick={onClick}>
      <Icon d={tools[which].d} size={24} />
    </Button>
  );
  return (
    <Dialog open fullScreen onClose={onClose} onKeyDown={press} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 1, sm: 3 }, py: 1 }}>
        <Box id={titleId} sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {pictures.length > 1 && (
          <>
            {tool('back', () => go(-1))}
            <Box aria-live="polite" sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
              {formatMessage(messages.picturePlace, { position: chosen + 1, total: pictures.length })}
            </Box>
            {tool('on', () => go(1))}
          </>
        )}
        {tool('close', onClose)}
      </Box>
      <Box ref={frame} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        <Box
          component="button"
          type="button"
          autoFocus
          aria-label={formatMessage(messages.enlarge, { name })}
          aria-pressed={isZoomed}
          onClick={() => setIsZoomed(!isZoomed)}
          sx={{
            display: 'block',
            // A square that fits the window, or twice as large.
            width: isZoomed ? 'calc(2 * min(100vw, 100dvh - 64px))' : 'min(100vw, 100dvh - 64px)',
            mx: 'auto',
            p: 0,
            border: 0,
            outlineOffset: '-3px',
            cursor: isZoomed ? 'zoom-out' : 'zoom-in',
          }}
        >
          <ItemImage
            name={picture?.name ?? null}
            folder={picture?.folder}
            size={enlarged}
            sizes={isZoomed ? '200vmin' : '100vmin'}
            isFirst
          />
        </Box>
      </Box>
    </Dialog>
  );
};
