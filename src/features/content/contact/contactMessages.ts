import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const contactMessages = {
  ...defineMessages({
    title: { id: 'content.contact', defaultMessage: 'Contact' },
    failed: { id: 'content.contact.failed', defaultMessage: 'Our details could not be loaded' },
    details: { id: 'content.contact.details', defaultMessage: 'How to reach us' },
    address: { id: 'content.contact.address', defaultMessage: 'Address' },
    map: { id: 'content.contact.map', defaultMessage: 'See it on the map (opens in a new tab)' },
    phone: { id: 'content.contact.phone', defaultMessage: 'Telephone' },
    email: { id: 'content.contact.email', defaultMessage: 'E-mail' },
    hours: { id: 'content.contact.hours', defaultMessage: 'Opening hours' },
  }),
};

export const formMessages = {
  ...defineMessages({
    name: { id: 'content.form.name', defaultMessage: 'Your name' },
    email: { id: 'content.form.email', defaultMessage: 'Your e-mail' },
    phone: { id: 'content.form.phone', defaultMessage: 'Telephone (optional)' },
    company: { id: 'content.form.company', defaultMessage: 'Company (optional)' },
    subject: { id: 'content.form.subject', defaultMessage: 'Subject (optional)' },
    message: { id: 'content.form.message', defaultMessage: 'Your message' },
    itemRequest: { id: 'content.form.itemRequest', defaultMessage: 'Looking for an item' },
    priceRequest: { id: 'content.form.priceRequest', defaultMessage: 'Price request' },
    requiredCompany: { id: 'content.form.company.required', defaultMessage: 'Company' },
    taxId: { id: 'content.form.taxId', defaultMessage: 'Tax number of the company' },
    reason: { id: 'content.form.reason', defaultMessage: 'What do you want to buy from us? (optional)' },
    sending: { id: 'content.form.sending', defaultMessage: 'Sending…' },
    notSent: {
      id: 'content.form.notSent',
      defaultMessage: 'The message was not sent. Everything you typed is still here.',
    },
    notSentUncertain: {
      id: 'content.form.notSent.uncertain',
      defaultMessage:
        'It is not certain that the message was sent. Everything you typed is still here: send it again, and it will arrive once.',
    },
    another: { id: 'content.form.another', defaultMessage: 'Write another message' },
    missingCompany: { id: 'content.form.missing.company', defaultMessage: 'Tell us the name of your company' },
    missingTaxId: { id: 'content.form.missing.taxId', defaultMessage: 'Tell us the tax number of your company' },
    missingName: { id: 'content.form.missing.name', defaultMessage: 'Tell us your name' },
    missingEmail: { id: 'content.form.missing.email', defaultMessage: 'Tell us where to reply' },
    missingMessage: { id: 'content.form.missing.message', defaultMessage: 'Write your message' },
    notAnEmail: {
      id: 'content.form.notAnEmail',
      defaultMessage: 'Enter a complete e-mail address, such as name@company.com',
    },
    trap: { id: 'content.form.trap', defaultMessage: 'Leave this field empty' },
    trapped: {
      id: 'content.form.trapped',
      defaultMessage: 'Your browser filled this field, which must stay empty. Clear it and send again.',
    },
  }),
  tooLong: defineMessage<{ most: number; excess: number }>({
    id: 'content.form.tooLong',
    defaultMessage: 'At most {most, number} characters: {excess, plural, one {# is} other {# are}} too many',
  }),
  itemRequestOf: defineMessage<{ text: string }>({
    id: 'content.form.itemRequest.of',
    defaultMessage: 'I am looking for: {text}',
  }),
  priceRequestOf: defineMessage<{ item: string }>({
    id: 'content.form.priceRequest.of',
    defaultMessage: 'Please send me the price of {item}.',
  }),
};

/** What differs between the forms. */
export const formTexts = {
  message: {
    ...defineMessages({
      title: { id: 'content.form', defaultMessage: 'Send us a message' },
      send: { id: 'content.form.send', defaultMessage: 'Send the message' },
      notSentElsewhere: {
        id: 'content.form.notSent.elsewhere',
        defaultMessage: 'Your message was not sent. You will find it on the contact page.',
      },
      sent: { id: 'content.form.sent', defaultMessage: 'Your message has been sent' },
    }),
    sentNext: defineMessage<{ email: string }>({
      id: 'content.form.answerTo',
      defaultMessage: 'We will reply to {email}.',
    }),
  },
  accountRequest: {
    ...defineMessages({
      title: { id: 'content.accountRequest.form', defaultMessage: 'Your company and you' },
      send: { id: 'content.accountRequest.send', defaultMessage: 'Send the request' },
      notSentElsewhere: {
        id: 'content.accountRequest.notSent.elsewhere',
        defaultMessage: 'Your request was not sent. You will find it where you wrote it.',
      },
      sent: { id: 'content.accountRequest.sent', defaultMessage: 'Your request has been sent' },
    }),
    sentNext: defineMessage<{ email: string }>({
      id: 'content.accountRequest.next',
      defaultMessage: 'We check it and write to {email}. That e-mail has a link to choose a password.',
    }),
  },
};
