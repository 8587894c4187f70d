import { FormattedMessage } from 'react-intl';

import { describeRequestError } from '@/api/errors/describeRequestError';
import { Notice } from '@/shared/ui/Notice';
import { useAppDispatch } from '@/store/hooks';

import { cartMessages as messages } from '../cartMessages';
import type { CartFailure } from '../cartSlice';
import { openCart } from '../edits/readCart';

/** A failing catalogue hides neither the other nor its own copy, so the failure is shown before any total. */
export const CatalogFailure = ({ catalogId, failure }: { catalogId: number; failure: CartFailure }) => {
  const dispatch = useAppDispatch();
  const { descriptor, values } = describeRequestError(failure);
  return (
    <Notice
      kind="failure"
      title={<FormattedMessage {...messages.catalogFailed} values={{ catalogId }} />}
      onRetry={() => void dispatch(openCart(catalogId))}
    >
      <FormattedMessage {...descriptor} values={values} />
    </Notice>
  );
};
