import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';

import { accountNotice } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { describeRequestError } from '@/api/errors/describeRequestError';
import type { RequestError } from '@/api/request/requestTypes';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';

import type { Leg } from '../batch/leg';
import { approvalMessages as messages } from './approvalMessages';
import { requestApproval } from './approvalRequests';

type Asking = { isBusy: boolean; error: RequestError | null };

const idle: Asking = { isBusy: false, error: null };

/** For an order above the limit of the person: someone else of the client sends it. */
export const AskForApproval = ({ leg }: { leg: Leg }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const lang = useLanguage();
  const [{ isBusy, error }, set] = useScreenState<Asking>(`push/approval ${leg.payload.uuid}`, idle);
  const ask = async () => {
    if (isBusy) return;
    set({ isBusy: true, error: null });
    try {
      await dispatch(requestApproval(leg));
    } catch (failure) {
      set({ isBusy: false, error: failure as RequestError });
      return;
    }
    set(idle);
    dispatch(accountNotice(messages.asked, 'success'));
    await navigate(paths.approvals.href({ lang }));
  };
  const { descriptor, values } = error ? describeRequestError(error) : { descriptor: null, values: {} };
  return (
    <>
      <Button type="button" aria-disabled={isBusy} onClick={() => void ask()}>
        <FormattedMessage {...messages.ask} />
      </Button>
      {descriptor && (
        <div role="alert">
          <FormattedMessage {...descriptor} values={values} />
        </div>
      )}
    </>
  );
};
