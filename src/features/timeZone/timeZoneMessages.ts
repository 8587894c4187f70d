import { defineMessages } from 'react-intl';

export const timeZoneMessages = defineMessages({
  label: { id: 'timeZone.label', defaultMessage: 'Time zone' },
});
