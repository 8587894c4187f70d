import { useNavigate } from 'react-router';

import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import type { RequestError } from '@/api/request/requestTypes';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';

import { approvalMessages as messages } from './approvalMessages';

type Asking = { isBusy: boolean; error: RequestError | null };

const idle: Asking = { isBusy: false, error: null };

/** Asks once at a time, and shows where the request waits; `send` resolves to whether it does. */
export const useAsking = (key: string) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const lang = useLanguage();
  const [{ isBusy, error }, set] = useScreenState<Asking>(key, idle);
  const ask = async (send: () => Promise<boolean>) => {
    if (isBusy) return;
    set({ isBusy: true, error: null });
    let isWaiting: boolean;
    try {
      isWaiting = await send();
    } catch (failure) {
      set({ isBusy: false, error: failure as RequestError });
      return;
    }
    set(idle);
    if (!isWaiting) return;
    dispatch(accountNotice(messages.asked, 'success'));
    await navigate(paths.approvals.href({ lang }));
  };
  return { ask, isBusy, error };
};
