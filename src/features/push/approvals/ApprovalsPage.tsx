import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';

import { ClientRecordPage } from '@/api/ClientRecordPage';
import { useMyApprovals } from '@/api/clientRecordsApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { EmptyListPicture } from '@/shared/ui/LineDrawing';

import { approvalMessages as messages } from './approvalMessages';
import { ApprovalPanel } from './ApprovalPanel';

const NoApprovals = () => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  return (
    <EmptyState
      picture={<EmptyListPicture />}
      title={formatMessage(messages.empty)}
      action={<ButtonLink to={paths.cart.href({ lang })}>{formatMessage(pageTitles.cart)}</ButtonLink>}
    >
      {formatMessage(messages.emptyHint)}
    </EmptyState>
  );
};

/** What people of the client may not order alone. */
export const ApprovalsPage = () => {
  const query = useMyApprovals({ isRead: true });
  return (
    <ClientRecordPage
      title={pageTitles.approvals}
      lead={<FormattedMessage {...messages.lead} />}
      query={query}
      failed={messages.failed}
    >
      {(approvals) =>
        approvals.length === 0 ? (
          <NoApprovals />
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
            {approvals.map((approval) => (
              <ApprovalPanel key={approval.approvalId} approval={approval} onOutdated={() => void query.refetch()} />
            ))}
          </Box>
        )
      }
    </ClientRecordPage>
  );
};
