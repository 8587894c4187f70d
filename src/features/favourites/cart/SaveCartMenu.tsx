import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage } from 'react-intl';

import { type FavouriteList, maxLists } from '../favouriteList';
import { saveCartMessages as messages } from './useSaveCart';

type SaveCartMenuProps = {
  lists: readonly FavouriteList[];
  anchor: HTMLElement;
  onChoose: (list: FavouriteList) => void;
  onNew: () => void;
  onClose: () => void;
};

export const SaveCartMenu = ({ lists, anchor, onChoose, onNew, onClose }: SaveCartMenuProps) => {
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} disableScrollLock slotProps={{ paper: { sx: { maxWidth: 320 } } }}>
      {lists.map((list) => (
        <MenuItem
          key={list.id}
          onClick={choose(() => onChoose(list))}
          sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          {list.name}
        </MenuItem>
      ))}
      <Divider component="li" role="separator" />
      <MenuItem disabled={lists.length >= maxLists} onClick={choose(onNew)}>
        <FormattedMessage {...messages.newList} />
      </MenuItem>
    </Menu>
  );
};
