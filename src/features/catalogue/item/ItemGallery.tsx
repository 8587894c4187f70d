import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';

import { useScreenState } from '@/store/useScreenState';
import { ItemImage } from '@/shared/ui/ItemImage';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Unreachable } from '@/shared/ui/Notice';
import { framed, screenOnly } from '@/shared/ui/styles';

import { itemPageMessages } from './itemPageMessages';
import type { Picture } from './PictureDialog';

// Only for those who press on a picture.
const PictureDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "picture-dialog" */ './PictureDialog')).PictureDialog,
  { Missing: Unreachable },
);

const thumb = 72;

// Beside the details, or alone in its line.
const largeSizes = '(min-width: 1200px) 600px, (min-width: 600px) 50vw, 100vw';

type ItemGalleryProps = {
  itemKey: string;
  name: string;
  imageUrl: string | null;
  pictures: readonly string[];
  isSettled: boolean;
};

/** The item's own picture, then those among its features. Most items have some, so their row is reserved. */
export const ItemGallery = ({ itemKey, name, imageUrl, pictures, isSettled }: ItemGalleryProps) => {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useScreenState<number>(`picture/${itemKey}`, 0);
  const [isEnlarged, setIsEnlarged] = useScreenState<boolean>(`picture/${itemKey}/enlarged`, false);
  const all: Picture[] = [
    { name: imageUrl, folder: 'StockItemImages' as const },
    ...pictures.map((file) => ({ name: file, folder: 'StockItemFeatureImages' as const })),
  ].filter((picture, at) => at > 0 || picture.name !== null || pictures.length === 0);
  const shown = all[chosen] ?? all[0];
  const large = <ItemImage {...shown} name={shown?.name ?? null} alt={name} size={800} sizes={largeSizes} isFirst />;
  return (
    <div>
      <Box sx={{ overflow: 'hidden', ...framed }}>
        {shown?.name ? (
          <Box
            component="button"
            type="button"
            aria-haspopup="dialog"
            aria-label={formatMessage(itemPageMessages.enlarge, { name })}
            onClick={() => setIsEnlarged(true)}
            sx={{ display: 'block', width: '100%', p: 0, border: 0, bgcolor: 'transparent', cursor: 'zoom-in' }}
          >
            {large}
          </Box>
        ) : (
          large
        )}
      </Box>
      {isEnlarged && (
        <Suspense>
          <PictureDialog
            name={name}
            pictures={all}
            chosen={Math.min(chosen, all.length - 1)}
            onChoose={setChosen}
            onClose={() => setIsEnlarged(false)}
          />
        </Suspense>
      )}
      {!isSettled && <Box sx={{ height: thumb, mt: 1.5 }} />}
      {all.length > 1 && (
        <Box
          role="group"
          aria-label={formatMessage(itemPageMessages.pictures)}
          className={screenOnly}
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(auto-fill, minmax(64px, ${thumb}px))`,
            gap: 1,
            mt: 1.5,
          }}
        >
          {all.map((picture, at) => (
            <Box
              key={picture.name ?? at}
              component="button"
              type="button"
              aria-label={formatMessage(itemPageMessages.picture, { number: at + 1 })}
              aria-pressed={at === chosen}
              onClick={() => setChosen(at)}
              sx={{
                maxWidth: thumb,
                p: 0,
                overflow: 'hidden',
                cursor: 'pointer',
                bgcolor: 'background.paper',
                border: 2,
                borderColor: at === chosen ? 'primary.main' : 'divider',
                borderRadius: 1,
              }}
            >
              <ItemImage {...picture} size={thumb} />
            </Box>
          ))}
        </Box>
      )}
    </div>
  );
};
