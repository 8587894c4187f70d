import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Notice } from '@/shared/ui/Notice';
import { describeRequestError } from './describeRequestError';
import type { RequestError } from './requestTypes';

type RequestFailureProps = {
  title: MessageDescriptor;
  error: RequestError | SerializedError;
  onRetry: () => void;
};

/** Stands where an answer should be: what became of the request, and a way on. */
export const RequestFailure = ({ title, error, onRetry }: RequestFailureProps) => {
  const { formatMessage } = useIntl();
  const { descriptor, values } = describeRequestError(error);
  return (
    <Notice kind="failure" title={<FormattedMessage {...title} />} onRetry={onRetry}>
      {formatMessage(descriptor, values)}
    </Notice>
  );
};
