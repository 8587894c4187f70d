import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { defineMessages } from 'react-intl';

import { storefrontNotice } from './notificationsSlice';

const messages = defineMessages({
  copied: { id: 'notification.copied', defaultMessage: 'Copied' },
  notCopied: { id: 'notification.notCopied', defaultMessage: 'It could not be copied' },
});

/** Copies text to the clipboard and notifies whether it worked: browsers may deny access. */
export const copyText =
  (text: string): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(storefrontNotice(messages.copied, 'success'));
    } catch {
      dispatch(storefrontNotice(messages.notCopied, 'error'));
    }
  };
