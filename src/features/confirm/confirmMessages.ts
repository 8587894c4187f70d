import { defineMessages } from 'react-intl';

// Spec §9: default button labels.
export const confirmMessages = defineMessages({
  ok: { id: 'confirm.ok', defaultMessage: 'OK' },
  dismiss: { id: 'confirm.dismiss', defaultMessage: 'Close without answering' },
  cancel: { id: 'confirm.cancel', defaultMessage: 'Cancel' },
});
