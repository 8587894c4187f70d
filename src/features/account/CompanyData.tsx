import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import type { StoredClient } from '@/features/session/sessionSlice';
import { Panel } from '@/shared/ui/Panel';

import { accountMessages as messages } from './accountMessages';

const fields = ['name', 'username', 'email', 'phone', 'address'] as const;

export const CompanyData = ({ client }: { client: StoredClient }) => {
  const known = fields
    .map((field) => ({ field, value: client[field] }))
    .filter(({ field, value }) => Boolean(value) && !(field === 'email' && value === client.username));
  return (
    <Panel title={<FormattedMessage {...messages.company} />}>
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
        {known.map(({ field, value }) => (
          <div key={field}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              <FormattedMessage {...messages[field]} />
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
