import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useOffline, useWhenOnline } from '../lib/useConnection';
import { Button } from './Button';
import { framed } from './styles';
import { uiMessages } from './uiMessages';

const tones = {
  failure: 'secondary.main',
  warning: 'warning.main',
  success: 'success.main',
  note: 'primary.main',
  empty: 'divider',
};

/** The frame of every notice within a page. */
export const NoticeFrame = ({ tone, sx = {}, ...box }: BoxProps & { tone: keyof typeof tones }) => (
  <Box
    sx={[
      {
        p: 2,
        ...framed,
        borderLeft: 4,
        borderLeftColor: tones[tone],
        overflowWrap: 'anywhere',
      },
      ...[sx].flat(),
    ]}
    {...box}
  />
);

type NoticeProps = {
  /** `failure` is announced at once, `empty` is part of the page. */
  kind: 'failure' | 'empty';
  title: ReactNode;
  children?: ReactNode;
  reportId?: string;
  onRetry?: () => void;
  action?: ReactNode;
};

/** Replaces missing content: an empty list, or a failure with a way to continue. */
export const Notice = ({ kind, title, children, reportId, onRetry, action }: NoticeProps) => {
  useWhenOnline(onRetry);
  return (
    <NoticeFrame
      tone={kind}
      role={kind === 'failure' ? 'alert' : undefined}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1.5, p: { xs: 3, md: 4 } }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
          {children}
        </Typography>
      )}
      {reportId && (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <FormattedMessage {...uiMessages.reportId} values={{ reportId }} />
        </Typography>
      )}
      {onRetry && (
        <Button onClick={onRetry}>
          <FormattedMessage {...uiMessages.retry} />
        </Button>
      )}
      {action}
    </NoticeFrame>
  );
};

type UnreachableProps = {
  reportId: string;
  retry: () => void;
  /** What failed to load; omitted if there is simply no connection. */
  title?: ReactNode;
  action?: ReactNode;
};

/** Replaces a main part of the page when its code fails to load. */
export const Unreachable = ({ reportId, retry, title, action }: UnreachableProps) => {
  const { formatMessage } = useIntl();
  const isOffline = useOffline();
  return isOffline ? (
    <Notice kind="failure" title={formatMessage(uiMessages.offline)} onRetry={retry} action={action}>
      {formatMessage(uiMessages.offlineBody)}
    </Notice>
  ) : (
    <Notice
      kind="failure"
      title={title ?? formatMessage(uiMessages.partTitle)}
      reportId={reportId}
      onRetry={retry}
      action={action}
    >
      {formatMessage(uiMessages.unreachable)}
    </Notice>
  );
};
