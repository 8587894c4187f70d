import { defineMessages } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';

import { storefrontNotice } from './notificationsSlice';

const messages = defineMessages({
  copied: { id: 'notification.copied', defaultMessage: 'Copied' },
  notCopied: { id: 'notification.notCopied', defaultMessage: 'It could not be copied' },
});

/** Copies text to the clipboard and notifies whether it worked: browsers may deny access. */
export const useCopyText = () => {
  const dispatch = useAppDispatch();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(storefrontNotice(messages.copied, 'success'));
    } catch {
      dispatch(storefrontNotice(messages.notCopied, 'error'));
    }
  };
};
