import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { RequestFailure } from '@/api/RequestFailure';
import { Notice } from '@/shared/ui/Notice';

import { pushMessages as messages } from '../pushMessages';
import type { useTaxes } from './useTaxes';

/** Without the rate no total can be shown, and none is confirmed. */
export const TaxesState = ({ taxes, error, isFetching, readAgain }: ReturnType<typeof useTaxes>) => {
  if (taxes !== null) return null;
  if (isFetching)
    return (
      <Box role="status" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...messages.taxesLoading} />
      </Box>
    );
  if (error) return <RequestFailure title={messages.taxesFailed} error={error} onRetry={readAgain} />;
  return (
    <Notice kind="failure" title={<FormattedMessage {...messages.taxesFailed} />} onRetry={readAgain}>
      <FormattedMessage {...messages.taxesUnknown} />
    </Notice>
  );
};
