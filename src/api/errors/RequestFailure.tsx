import Box from '@mui/material/Box';
import type { SerializedError } from '@reduxjs/toolkit';
import { use, useEffect, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

import { PageReportContext } from '@/shared/routing/pageMetadata';
import { Notice } from '@/shared/ui/Notice';

import type { RequestError } from '../request/requestTypes';
import type { describeRequestError } from './describeRequestError';
import { loadRequestReason } from './loadRequestReason';

type AnyError = RequestError | SerializedError;

type Describe = typeof describeRequestError;

const Reason = ({ describe, error }: { describe: Describe; error: AnyError }) => {
  const { descriptor, values } = describe(error);
  return useIntl().formatMessage(descriptor, values);
};

type RequestFailureProps = {
  title: MessageDescriptor;
  error: AnyError;
  onRetry: () => void;
};

/** Shown in place of data that failed to load: the error and a way to continue. */
export const RequestFailure = ({ title, error, onRetry }: RequestFailureProps) => {
  const report = use(PageReportContext);
  if (!('kind' in error) || error.status !== 404) report?.onFailure();
  const [describe, setDescribe] = useState<Describe>();
  useEffect(() => {
    loadRequestReason().then(
      (reasons) => setDescribe(() => reasons.describeRequestError),
      // Offline from the start, the title and the retry button still show without the reason.
      () => undefined,
    );
  }, []);
  return (
    <Notice kind="failure" title={<FormattedMessage {...title} />} onRetry={onRetry}>
      <Box sx={{ minHeight: '1.6em' }}>{describe && <Reason describe={describe} error={error} />}</Box>
    </Notice>
  );
};
