import { FormattedMessage, useIntl } from 'react-intl';

import { describeRequestError } from '@/api/describeRequestError';
import { selectCartLines } from '@/features/cart/cartSlice';
import { Button } from '@/shared/ui/Button';
import { useAppSelector } from '@/store/hooks';

import type { Leg } from '../batch/leg';
import { pushMessages as messages } from '../pushMessages';
import { selectHasUnresolved, selectIsPreparing } from '../pushSlice';
import { usePushing } from './usePushing';
import { useTaxes } from './useTaxes';

const useReason = ({ trouble }: Leg): string => {
  const { formatMessage } = useIntl();
  if (trouble === null) return formatMessage(messages.notSent);
  if (trouble.status === 412) return formatMessage(messages.changed);
  const { descriptor, values } = describeRequestError(trouble);
  return formatMessage(descriptor, values);
};

/** Why, and what to do next: the lines are still in the cart, and can be sent by themselves. */
export const RejectedLeg = ({ leg }: { leg: Leg }) => {
  const { catalogId } = leg.payload;
  const reason = useReason(leg);
  const { taxes } = useTaxes();
  const push = usePushing(taxes);
  const hasLines = useAppSelector((state) => selectCartLines(state).some((line) => line.catalogId === catalogId));
  const isBusy = useAppSelector((state) => selectIsPreparing(state) || selectHasUnresolved(state));
  return (
    <>
      <div>{reason}</div>
      {leg.trouble?.status !== 412 && (
        <div>
          <FormattedMessage {...messages.nothingOrdered} />
        </div>
      )}
      {hasLines && taxes !== null && !isBusy && (
        <Button tone="outlined" onClick={() => push(catalogId)}>
          <FormattedMessage {...messages.sendOnly} values={{ catalogId }} />
        </Button>
      )}
    </>
  );
};
