import { defineMessages } from 'react-intl';

/** What is known of a client. */
export const companyMessages = defineMessages({
  name: { id: 'account.company.name', defaultMessage: 'Name' },
  username: { id: 'account.company.username', defaultMessage: 'Username' },
  email: { id: 'account.company.email', defaultMessage: 'E-mail' },
  phone: { id: 'account.company.phone', defaultMessage: 'Telephone' },
  taxId: { id: 'account.company.taxId', defaultMessage: 'Tax number' },
  address: { id: 'account.company.address', defaultMessage: 'Address' },
});
