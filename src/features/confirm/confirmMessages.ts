import { defineMessages } from 'react-intl';

// Spec §9: the labels that a dialog has unless it is asked for others.
export const confirmMessages = defineMessages({
  ok: { id: 'confirm.ok', defaultMessage: 'OK' },
  dismiss: { id: 'confirm.dismiss', defaultMessage: 'Close without answering' },
  cancel: { id: 'confirm.cancel', defaultMessage: 'Cancel' },
});
