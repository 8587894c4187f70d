import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage } from 'react-intl';

import { Icon } from '@/shared/ui/Icon';

import { type FavouriteItem, type FavouriteList, isSameItem } from '../favouriteList';
import { favouriteButtonMessages as messages } from './useFavouriteToggle';

type ListMenuProps = {
  lists: readonly FavouriteList[];
  line: FavouriteItem;
  anchor: HTMLElement;
  onToggle: (list: FavouriteList) => void;
  onNew: () => void;
  onClose: () => void;
};

const tick = 'M5 12.5l4.5 4.5L19 7.5';

export const ListMenu = ({ lists, line, anchor, onToggle, onNew, onClose }: ListMenuProps) => {
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} disableScrollLock slotProps={{ paper: { sx: { maxWidth: 320 } } }}>
      {lists.map((list) => {
        const isIn = list.lines.some((known) => isSameItem(known, line));
        return (
          <MenuItem
            key={list.id}
            role="menuitemcheckbox"
            aria-checked={isIn}
            onClick={choose(() => onToggle(list))}
            sx={{ gap: 1, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            <span style={{ width: 20, flex: 'none', display: 'flex' }}>{isIn && <Icon d={tick} size={20} />}</span>
            {list.name}
          </MenuItem>
        );
      })}
      <Divider component="li" role="separator" />
      <MenuItem onClick={choose(onNew)} sx={{ pl: 5.5 }}>
        <FormattedMessage {...messages.newList} />
      </MenuItem>
    </Menu>
  );
};
