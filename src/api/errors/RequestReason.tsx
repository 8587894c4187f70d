import type { SerializedError } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { describeRequestError } from './describeRequestError';
import type { RequestError } from '../request/requestTypes';

export const RequestReason = ({ error }: { error: RequestError | SerializedError }) => {
  const { formatMessage } = useIntl();
  const { descriptor, values } = describeRequestError(error);
  return formatMessage(descriptor, values);
};
