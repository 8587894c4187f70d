import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage } from 'react-intl';

import { Icon } from '@/shared/ui/Icon';

import { type FavouriteItem, type FavouriteList, isSameItem, maxLists } from '../state/favouriteList';
import { favouriteButtonMessages as messages } from './useFavouriteToggle';

type ListMenuProps = {
  lists: readonly FavouriteList[];
  /** Ticks the lists that contain it. */
  item?: FavouriteItem;
  anchor: HTMLElement;
  onChoose: (list: FavouriteList) => void;
  onNew: () => void;
  onClose: () => void;
};

const tick = 'M5 12.5l4.5 4.5L19 7.5';

export const ListMenu = ({ lists, item, anchor, onChoose, onNew, onClose }: ListMenuProps) => {
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} disableScrollLock slotProps={{ paper: { sx: { maxWidth: 320 } } }}>
      {lists.map((list) => {
        const isIn = item && list.lines.some((known) => isSameItem(known, item));
        return (
          <MenuItem
            key={list.id}
            role={item ? 'menuitemcheckbox' : 'menuitem'}
            aria-checked={isIn}
            onClick={choose(() => onChoose(list))}
            sx={{ gap: 1, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {item && (
              <span style={{ width: 20, flex: 'none', display: 'flex' }}>{isIn && <Icon d={tick} size={20} />}</span>
            )}
            {list.name}
          </MenuItem>
        );
      })}
      <Divider component="li" role="separator" />
      <MenuItem disabled={lists.length >= maxLists} onClick={choose(onNew)} sx={item && { pl: 5.5 }}>
        <FormattedMessage {...messages.newList} />
      </MenuItem>
    </Menu>
  );
};
