import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Navigate } from 'react-router';

import { paths } from '@/shared/routing/paths';
import { PageBody } from '@/shared/ui/PageBody';
import { Skeleton } from '@/shared/ui/Skeleton';

import { RequestFailure } from './errors/RequestFailure';
import type { RequestError } from './request/requestTypes';

type ClientRecordPageProps<Data> = {
  title: MessageDescriptor;
  lead?: ReactNode;
  /** One of the hooks of clientRecordsApi; null where the services do not have the record. */
  query: {
    currentData?: Data | null | undefined;
    error?: RequestError | SerializedError | undefined;
    refetch: () => unknown;
  };
  failed: MessageDescriptor;
  children: (data: Data) => ReactNode;
};

/** A page of the account, which leads to the dashboard where the services do not offer it. */
export const ClientRecordPage = <Data,>({ title, lead, query, failed, children }: ClientRecordPageProps<Data>) => {
  const { currentData: data, error, refetch } = query;
  return (
    <PageBody>
      <Typography variant="h1" sx={{ mb: lead ? 1 : 4 }}>
        <FormattedMessage {...title} />
      </Typography>
      {lead && <Typography sx={{ mb: 4, maxWidth: '65ch', color: 'text.secondary' }}>{lead}</Typography>}
      {data === null && <Navigate to={paths.dashboard.href()} replace />}
      {data === undefined && error && <RequestFailure title={failed} error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton sx={{ height: 420 }} />}
      {data && children(data)}
    </PageBody>
  );
};

/** What is there, and beside it, on wide screens, what can be done. */
export const RecordColumns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 24rem)' },
    }}
  >
    {children}
  </Box>
);

/** One of several records in a panel. */
export const RecordRow = ({ isCurrent = false, children }: { isCurrent?: boolean; children: ReactNode }) => (
  <Box
    component="li"
    aria-current={isCurrent || undefined}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 16px',
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    {children}
  </Box>
);
