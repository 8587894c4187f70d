import { notificationShown } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { itemPageMessages } from './itemPageMessages';

/** Puts a text on the clipboard and says whether it is there: a browser may forbid it. */
export const useCopying = () => {
  const dispatch = useAppDispatch();
  return async (text: string) => {
    const tell = (id: string, style: 'success' | 'error') =>
      dispatch(notificationShown({ area: 'storefront', message: { kind: 'message', id }, style }));
    try {
      await navigator.clipboard.writeText(text);
      tell(itemPageMessages.copied.id, 'success');
    } catch {
      tell(itemPageMessages.notCopied.id, 'error');
    }
  };
};
