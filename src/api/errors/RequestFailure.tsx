import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Notice } from '@/shared/ui/Notice';
import type { RequestReason } from './RequestReason';
import type { RequestError } from '../request/requestTypes';

type RequestFailureProps = {
  title: MessageDescriptor;
  error: RequestError | SerializedError;
  onRetry: () => void;
};

/** Shown in place of an answer: the error and a way to continue. */
export const RequestFailure = ({ title, error, onRetry }: RequestFailureProps) => {
  const [Reason, setReason] = useState<typeof RequestReason>();
  useEffect(() => {
    import(/* webpackChunkName: "request-reason" */ './RequestReason').then(
      (late) => setReason(() => late.RequestReason),
      // Offline, the title and the retry button still show without the reason.
      () => undefined,
    );
  }, []);
  return (
    <Notice kind="failure" title={<FormattedMessage {...title} />} onRetry={onRetry}>
      <div style={{ minHeight: '1.6em' }}>{Reason && <Reason error={error} />}</div>
    </Notice>
  );
};
