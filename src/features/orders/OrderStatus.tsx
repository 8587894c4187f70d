import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { compactText } from '@/shared/ui/styles';

import { getStatusMessage, getStatusTone, type StatusTone } from './knownStatuses';

const colors: Record<StatusTone, string> = {
  info: 'var(--mui-palette-info-main)',
  warning: 'var(--mui-palette-warning-main)',
  primary: 'var(--mui-palette-primary-main)',
  success: 'var(--mui-palette-success-main)',
  neutral: 'var(--mui-palette-text-secondary)',
};

/** The dot is decorative: the word alone is enough. */
export const MarkedText = ({ tone, children }: { tone: StatusTone; children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%', fontWeight: 600 }}
  >
    <Box
      component="span"
      className="dot"
      aria-hidden
      sx={{ flex: 'none', width: 9, height: 9, borderRadius: '50%', bgcolor: colors[tone] }}
    />
    {children}
  </Box>
);

export const OrderStatus = ({ status }: { status: string }) => {
  const message = getStatusMessage(status);
  return (
    <MarkedText tone={getStatusTone(status)}>
      {message ? (
        <FormattedMessage {...message} />
      ) : (
        <Box component="span" sx={{ ...compactText, minWidth: 0 }}>
          {status}
        </Box>
      )}
    </MarkedText>
  );
};
