import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { selectClient, type StoredClient } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { useMyData } from '@/api/clientRecordsApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { PageBody } from '@/shared/ui/PageBody';
import { Panel } from '@/shared/ui/Panel';
import { QuietLink } from '@/shared/ui/QuietLink';

import { accountMessages as messages } from './accountMessages';
import { OpenCart } from './OpenCart';
import { QuickLinks } from './QuickLinks';

const fields = ['name', 'username', 'email', 'phone', 'address', 'taxId'] as const;

const CompanyData = ({ client }: { client: StoredClient }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const { data: own } = useMyData();
  const known = fields
    .map((field) => ({ field, value: client[field] }))
    .filter(({ field, value }) => Boolean(value) && !(field === 'email' && value === client.username));
  return (
    <Panel
      title={formatMessage(messages.company)}
      action={own && <QuietLink to={paths.ownData.href({ lang })}>{formatMessage(messages.changeData)}</QuietLink>}
    >
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
        {known.map(({ field, value }) => (
          <div key={field}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {formatMessage(messages[field])}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Panel>
  );
};

/** The essentials for a buyer; the application fills the middle with the orders. */
export const DashboardPage = ({ children }: { children: (clientId: number) => ReactNode }) => {
  const client = useAppSelector(selectClient);
  // Signed out: the route guard is about to redirect.
  if (!client) return null;
  return (
    <PageBody>
      <Typography variant="h1" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        <FormattedMessage {...messages.greeting} values={{ name: client.name }} />
      </Typography>
      <QuickLinks />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          mt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        {/* First on a narrow screen, and therefore first in keyboard order. */}
        <Box sx={{ gridColumn: { md: 2 } }}>
          <OpenCart />
        </Box>
        <Box sx={{ gridArea: { md: '1 / 1 / span 2' } }}>{children(client.clientId)}</Box>
        <Box sx={{ gridColumn: { md: 2 } }}>
          <CompanyData client={client} />
        </Box>
      </Box>
    </PageBody>
  );
};
