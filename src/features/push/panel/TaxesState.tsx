import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { RequestFailure } from '@/api/errors/RequestFailure';
import type { TaxRate } from '@/api/taxRate';
import { Notice } from '@/shared/ui/Notice';

import { pushMessages as messages } from '../pushMessages';

/** Without the tax rate no total can be shown, so none can be confirmed. */
export const TaxesState = ({ taxes, badRate, error, isFetching, retry }: TaxRate) => {
  if (isFetching)
    return (
      <Box role="status" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...messages.taxesLoading} />
      </Box>
    );
  if (taxes !== null) return null;
  if (error) return <RequestFailure title={messages.taxesFailed} error={error} onRetry={retry} />;
  return (
    <Notice kind="failure" title={<FormattedMessage {...messages.taxesFailed} />} onRetry={retry}>
      {badRate?.trim() ? (
        <FormattedMessage {...messages.taxesInvalid} values={{ rate: badRate }} />
      ) : (
        <FormattedMessage {...messages.taxesMissing} />
      )}
    </Notice>
  );
};
