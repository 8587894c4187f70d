import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const uiMessages = {
  ...defineMessages({
    loading: { id: 'ui.loading', defaultMessage: 'Loading' },
    retry: { id: 'ui.retry', defaultMessage: 'Try again' },
  }),
  reportId: defineMessage<{ reportId: string }>({ id: 'ui.reportId', defaultMessage: 'Report {reportId}' }),
};
