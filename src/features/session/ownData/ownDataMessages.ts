import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const ownDataMessages = {
  ...defineMessages({
    title: { id: 'ownData.title', defaultMessage: 'My data' },
    failed: { id: 'ownData.failed', defaultMessage: 'Your data could not be loaded' },
    contact: { id: 'ownData.contact', defaultMessage: 'Company and addresses' },
    deliveryAddresses: { id: 'ownData.deliveryAddresses', defaultMessage: 'Delivery addresses' },
    deliveryAddressesHint: {
      id: 'ownData.deliveryAddresses.hint',
      defaultMessage: 'One per line. You choose from them when you send an order.',
    },
    writeToUs: { id: 'ownData.fixed.change', defaultMessage: 'Write to us to change either' },
    mails: { id: 'ownData.mails', defaultMessage: 'E-mails' },
    language: { id: 'ownData.language', defaultMessage: 'Language of e-mails' },
    statusMails: { id: 'ownData.statusMails', defaultMessage: 'E-mail me what happens to my orders' },
    statusMailsHint: {
      id: 'ownData.statusMails.hint',
      defaultMessage: 'Confirmations of orders and links for passwords are always sent.',
    },
    nameMissing: { id: 'ownData.name.missing', defaultMessage: 'Enter the name of your company' },
    save: { id: 'ownData.save', defaultMessage: 'Save' },
    saving: { id: 'ownData.saving', defaultMessage: 'Saving…' },
    saved: { id: 'ownData.saved', defaultMessage: 'Your data was saved' },
    download: { id: 'ownData.download', defaultMessage: 'Download my data' },
    downloadText: {
      id: 'ownData.download.text',
      defaultMessage:
        'A file with everything that we store about you: these details, your cart, favourites, orders, messages and sessions.',
    },
    downloadPersonText: {
      id: 'ownData.download.personText',
      defaultMessage:
        'A file with everything that we store about you: your details, your cart and the carts that you have set aside, your orders, what you have asked to be approved, messages, passkeys and sessions.',
    },
    downloadDocuments: {
      id: 'ownData.download.documents',
      defaultMessage:
        'The file lists invoices and other documents, each with the address of its order, where you download it.',
    },
    downloadFailed: {
      id: 'ownData.download.failed',
      defaultMessage: 'Your data could not be downloaded. Please try again.',
    },
    erase: { id: 'ownData.erase', defaultMessage: 'Erase my data' },
    eraseText: {
      id: 'ownData.erase.text',
      defaultMessage:
        'You ask us to delete your account with everything that belongs to it. Orders stay as business records, without your name, contact details and comments. Until we have done it, you can go on as before.',
    },
    eraseSend: { id: 'ownData.erase.send', defaultMessage: 'Ask for erasure' },
    eraseBusy: { id: 'ownData.erase.busy', defaultMessage: 'Asking…' },
    withdraw: { id: 'ownData.erase.withdraw', defaultMessage: 'Withdraw the request' },
    withdrawing: { id: 'ownData.erase.withdrawing', defaultMessage: 'Withdrawing…' },
    withdrawn: { id: 'ownData.erase.withdrawn', defaultMessage: 'Your request was withdrawn. Nothing will be erased.' },
    wrongPassword: { id: 'ownData.erase.wrongPassword', defaultMessage: 'The password is wrong' },
  }),
  fixed: defineMessage<{ username: string; email: string }>({
    id: 'ownData.fixed',
    defaultMessage: 'You sign in as {username}, and e-mails go to {email}.',
  }),
  tooLong: defineMessage<{ most: number; excess: number }>({
    id: 'ownData.tooLong',
    defaultMessage: 'At most {most} characters: {excess, plural, one {# too many} other {# too many}}',
  }),
  lineTooLong: defineMessage<{ most: number; excess: number }>({
    id: 'ownData.lineTooLong',
    defaultMessage: 'At most {most} characters in a line: {excess, plural, one {# too many} other {# too many}}',
  }),
  erasureRequested: defineMessage<{ date: string }>({
    id: 'ownData.erase.requested',
    defaultMessage: 'You asked for it on {date}. We will erase your data and answer you by e-mail if anything is open.',
  }),
  person: defineMessage<{ company: string }>({
    id: 'ownData.person',
    defaultMessage:
      'You order for {company}. Whoever manages the people of your company changes your name and your limit, or deletes your account.',
  }),
};
