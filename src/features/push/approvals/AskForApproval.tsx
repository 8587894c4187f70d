import { FormattedMessage } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { describeRequestError } from '@/api/errors/describeRequestError';
import type { RequestError } from '@/api/request/requestTypes';
import { Button } from '@/shared/ui/Button';

import type { Leg } from '../state/leg';
import { approvalMessages as messages } from './approvalMessages';
import { requestApproval } from './approvalRequests';
import { useAsking } from './useAsking';

/** Why a request for approval was not accepted. */
export const AskingFailure = ({ error }: { error: RequestError | null }) => {
  if (!error) return null;
  const { descriptor, values } = describeRequestError(error);
  return (
    <div role="alert">
      <FormattedMessage {...descriptor} values={values} />
    </div>
  );
};

/** For an order above the limit of the person: someone else of the client sends it. */
export const AskForApproval = ({ leg }: { leg: Leg }) => {
  const dispatch = useAppDispatch();
  const { ask, isBusy, error } = useAsking(`push/approval ${leg.payload.uuid}`);
  const send = async () => {
    await dispatch(requestApproval(leg));
    return true;
  };
  return (
    <>
      <Button type="button" aria-disabled={isBusy} onClick={() => void ask(send)}>
        <FormattedMessage {...messages.ask} />
      </Button>
      <AskingFailure error={error} />
    </>
  );
};
