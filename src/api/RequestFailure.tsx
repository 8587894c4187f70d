import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Notice } from '@/shared/ui/Notice';
import type { RequestReason } from './RequestReason';
import type { RequestError } from './requestTypes';

type RequestFailureProps = {
  title: MessageDescriptor;
  error: RequestError | SerializedError;
  onRetry: () => void;
};

/** Stands where an answer should be: what became of the request, and a way on. */
export const RequestFailure = ({ title, error, onRetry }: RequestFailureProps) => {
  const [Reason, setReason] = useState<typeof RequestReason>();
  useEffect(() => {
    import(/* webpackChunkName: "request-reason" */ './RequestReason').then(
      (late) => setReason(() => late.RequestReason),
      // Where nothing can be fetched, what failed and the way on stand there all the same.
      () => undefined,
    );
  }, []);
  return (
    <Notice kind="failure" title={<FormattedMessage {...title} />} onRetry={onRetry}>
      <div style={{ minHeight: '1.6em' }}>{Reason && <Reason error={error} />}</div>
    </Notice>
  );
};
