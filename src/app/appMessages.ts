import { defineMessage } from '@formatjs/intl';

export const appMessages = {
  languageFailed: defineMessage<{ reportId: string }>({
    id: 'app.language.failed',
    defaultMessage: 'The texts of this language could not be loaded. Try again in a moment. Report {reportId}',
  }),
};
