import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import { useScreenState } from '@/store/useScreenState';
import { ItemImage } from '@/shared/ui/ItemImage';
import { screenOnly } from '@/shared/ui/styles';

import { itemPageMessages } from './itemPageMessages';

const thumb = 72;

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
  const all = [
    { file: imageUrl, folder: 'StockItemImages' as const },
    ...pictures.map((file) => ({ file, folder: 'StockItemFeatureImages' as const })),
  ].filter(({ file }, at) => at > 0 || file !== null || pictures.length === 0);
  const shown = all[chosen] ?? all[0];
  return (
    <div>
      <Box sx={{ overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        <ItemImage name={shown?.file ?? null} folder={shown?.folder} alt={name} size={800} isFirst />
      </Box>
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
          {all.map(({ file, folder }, at) => (
            <Box
              key={file ?? at}
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
              <ItemImage name={file} folder={folder} size={thumb} />
            </Box>
          ))}
        </Box>
      )}
    </div>
  );
};
