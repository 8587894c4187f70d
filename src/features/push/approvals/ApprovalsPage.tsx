import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';

import { useMyApprovals } from '@/api/clientRecordsApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { EmptyListPicture } from '@/shared/ui/LineDrawing';
import { PageBody } from '@/shared/ui/PageBody';
import { Skeleton } from '@/shared/ui/Skeleton';

import { approvalMessages as messages } from './approvalMessages';
import { ApprovalPanel } from './ApprovalPanel';

const Content = () => {
  const lang = useLanguage();
  const { currentData: approvals, error, refetch } = useMyApprovals({ isRead: true });
  if (approvals === null) return <Navigate to={paths.dashboard.href()} replace />;
  if (!approvals && error)
    return <RequestFailure title={messages.failed} error={error} onRetry={() => void refetch()} />;
  if (!approvals) return <Skeleton sx={{ height: 420 }} />;
  if (approvals.length === 0)
    return (
      <EmptyState
        picture={<EmptyListPicture />}
        title={<FormattedMessage {...messages.empty} />}
        action={
          <ButtonLink to={paths.cart.href({ lang })}>
            <FormattedMessage {...pageTitles.cart} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...messages.emptyHint} />
      </EmptyState>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {approvals.map((approval) => (
        <ApprovalPanel key={approval.approvalId} approval={approval} onOutdated={() => void refetch()} />
      ))}
    </Box>
  );
};

/** What people of the client may not order alone. */
export const ApprovalsPage = () => (
  <PageBody>
    <Typography variant="h1">
      <FormattedMessage {...pageTitles.approvals} />
    </Typography>
    <Typography sx={{ mt: 1, mb: 4, maxWidth: '65ch', color: 'text.secondary' }}>
      <FormattedMessage {...messages.lead} />
    </Typography>
    <Content />
  </PageBody>
);
