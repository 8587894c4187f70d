import { notificationShown } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { itemPageMessages } from './itemPageMessages';

/** Copies text to the clipboard and notifies whether it worked: browsers may deny access. */
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
