import { accountRequestSubject, formatAccountRequest } from '@/shared/lib/accountRequest';
import type { ContactMessage } from '@/contracts/public';

/** The forms that are sent as a contact message. */
export const contactForms = {
  message: {
    fields: ['name', 'email', 'phone', 'company', 'subject', 'message'],
    required: ['name', 'email', 'message'],
  },
  accountRequest: {
    fields: ['company', 'taxId', 'name', 'email', 'phone', 'reason'],
    required: ['company', 'taxId', 'name', 'email'],
  },
} as const;

export type ContactFormKind = keyof typeof contactForms;
export type ContactField = (typeof contactForms)[ContactFormKind]['fields'][number];
export type ContactValues = Record<ContactField, string>;
export type ContactFault = 'missing' | 'tooLong' | 'notAnEmail';

export const noValues: ContactValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  subject: '',
  message: '',
  taxId: '',
  reason: '',
};

/** The contract's limits, counted in Unicode characters rather than UTF-16 code units. */
export const maxLengths: Readonly<Record<ContactField, number>> = {
  name: 200,
  email: 254,
  phone: 50,
  company: 200,
  subject: 200,
  message: 5000,
  // Together they are a message.
  taxId: 50,
  reason: 4900,
};

export const isRequired = (form: ContactFormKind, field: ContactField): boolean =>
  contactForms[form].required.some((required) => required === field);

// Matches how the services validate the contract's "email" format, so that the form accepts nothing they reject.
const localPart = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const domainLabel = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const email = new RegExp(`^${localPart}@(?:${domainLabel}\\.)+${domainLabel}$`, 'i');

export const countCharacters = (text: string): number => [...text.trim()].length;

export const findFault = (form: ContactFormKind, field: ContactField, value: string): ContactFault | null => {
  const length = countCharacters(value);
  if (length === 0) return isRequired(form, field) ? 'missing' : null;
  if (length > maxLengths[field]) return 'tooLong';
  return field === 'email' && !email.test(value.trim()) ? 'notAnEmail' : null;
};

export const findFirstInvalid = (form: ContactFormKind, values: ContactValues): ContactField | null =>
  contactForms[form].fields.find((field) => findFault(form, field, values[field]) !== null) ?? null;

/** The payload: trimmed, without optional fields that are empty. */
export const toContactMessage = (form: ContactFormKind, values: ContactValues): ContactMessage => {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value.trim()]),
  ) as ContactValues;
  const { name, email: address, phone, company } = trimmed;
  const isRequest = form === 'accountRequest';
  const subject = isRequest ? accountRequestSubject : trimmed.subject;
  return {
    name,
    email: address,
    message: isRequest ? formatAccountRequest(trimmed) : trimmed.message,
    ...(phone && { phone }),
    ...(company && { company }),
    ...(subject && { subject }),
  };
};
