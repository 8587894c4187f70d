import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const dayMessages = {
  ...defineMessages({
    hint: { id: 'day.hint', defaultMessage: 'mm/dd/yyyy' },
    pick: { id: 'day.pick', defaultMessage: 'Choose a date' },
  }),
  wrong: defineMessage<{ example: string }>({ id: 'day.wrong', defaultMessage: 'Enter a date like {example}' }),
};
