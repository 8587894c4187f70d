import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { defineMessages, useIntl } from 'react-intl';

import type { SharedContent } from './sharedLines';
import { useShare } from './useShare';

const messages = defineMessages({
  link: { id: 'sharing.link', defaultMessage: 'Copy link' },
  text: { id: 'sharing.text', defaultMessage: 'Copy as text' },
  csv: { id: 'sharing.csv', defaultMessage: 'Download CSV' },
});

type ShareMenuProps = {
  content: SharedContent;
  /** The name of the CSV file; none is offered without. */
  fileName?: string | undefined;
  anchor: HTMLElement;
  onClose: () => void;
};

export const ShareMenu = ({ content, fileName, anchor, onClose }: ShareMenuProps) => {
  const { formatMessage } = useIntl();
  const { copyLink, copyText, downloadCsv } = useShare();
  const choose = (action: () => unknown) => () => {
    onClose();
    action();
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} disableScrollLock>
      <MenuItem onClick={choose(() => void copyLink(content))}>{formatMessage(messages.link)}</MenuItem>
      <MenuItem onClick={choose(() => void copyText(content))}>{formatMessage(messages.text)}</MenuItem>
      {fileName !== undefined && (
        <MenuItem onClick={choose(() => downloadCsv(content, fileName))}>{formatMessage(messages.csv)}</MenuItem>
      )}
    </Menu>
  );
};
