import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';

import { useConfig } from '@/shared/config/ConfigContext';
import { companyMessages } from '@/shared/i18n/companyMessages';

const messages = defineMessages({
  seller: { id: 'print.seller', defaultMessage: 'Seller' },
  client: { id: 'print.client', defaultMessage: 'Client' },
  reference: { id: 'print.reference', defaultMessage: 'Reference' },
  date: { id: 'print.date', defaultMessage: 'Date' },
});

/** As the session has it: only the name is certain. */
type StoredParty = { name: string; address?: unknown; taxId?: unknown };

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

type PrintHeadProps = {
  client: StoredParty | null;
  /** Without it, the page prints its own title and date below the seller. */
  sheet?: { title: ReactNode; reference?: string | undefined };
};

/** Print only: the data a company needs to file the page. */
export const PrintHead = ({ client, sheet }: PrintHeadProps) => {
  const { formatDate, formatMessage } = useIntl();
  const { siteName, sellerDetails } = useConfig();
  const [address, taxId] = [toText(client?.address), toText(client?.taxId)];
  const ofClient = [address, taxId && `${formatMessage(companyMessages.taxId)} ${taxId}`].filter(Boolean).join('\n');
  const [today] = useState(() => Date.now());
  const facts = [
    { label: messages.seller, text: siteName, details: sellerDetails },
    { label: messages.client, text: client?.name, details: ofClient },
    { label: messages.reference, text: sheet?.reference },
    { label: messages.date, text: sheet && formatDate(today, { dateStyle: 'long' }) },
  ].filter(({ text }) => text);
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', mb: 2 }}>
      {sheet && <Box sx={{ typography: 'h2', mb: 1 }}>{sheet.title}</Box>}
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5, m: 0 }}>
        {facts.map(({ label, text, details }) => (
          <div key={label.id}>
            <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
              {formatMessage(label)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {text}
            </Box>
            {details && (
              <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
                {details}
              </Box>
            )}
          </div>
        ))}
      </Box>
    </Box>
  );
};
