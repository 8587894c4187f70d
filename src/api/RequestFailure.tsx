import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Notice } from '@/shared/ui/Notice';

type RequestFailureProps = { title: MessageDescriptor; error: unknown; onRetry: () => void };

export const RequestFailure = ({ title, onRetry }: RequestFailureProps) => (
  <Notice kind="failure" title={<FormattedMessage {...title} />} onRetry={onRetry} />
);
