import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOffline } from '@/shared/lib/useOffline';
import { Notice } from './Notice';
import { uiMessages } from './uiMessages';

type UnreachableProps = {
  reportId: string;
  retry: () => void;
  /** What failed to load; omitted if there is simply no connection. */
  title?: ReactNode;
  action?: ReactNode;
};

/** Replaces a main part of the page when its code fails to load. */
export const Unreachable = ({ reportId, retry, title, action }: UnreachableProps) => {
  const isOffline = useOffline();
  return isOffline ? (
    <Notice kind="failure" title={<FormattedMessage {...uiMessages.offline} />} onRetry={retry} action={action}>
      <FormattedMessage {...uiMessages.offlineBody} />
    </Notice>
  ) : (
    <Notice
      kind="failure"
      title={title ?? <FormattedMessage {...uiMessages.partTitle} />}
      reportId={reportId}
      onRetry={retry}
      action={action}
    >
      <FormattedMessage {...uiMessages.unreachable} />
    </Notice>
  );
};
