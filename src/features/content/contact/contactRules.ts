import type { ContactMessage } from '@/contracts/public';

export const contactFields = ['name', 'email', 'phone', 'company', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactFault = 'missing' | 'tooLong' | 'notAnEmail';

export const noValues: ContactValues = { name: '', email: '', phone: '', company: '', subject: '', message: '' };

/** The contract's limits, counted in Unicode characters rather than UTF-16 code units. */
export const maxLengths: Readonly<Record<ContactField, number>> = {
  name: 200,
  email: 254,
  phone: 50,
  company: 200,
  subject: 200,
  message: 5000,
};

const requiredFields: readonly ContactField[] = ['name', 'email', 'message'];

// Matches how the services validate the contract's "email" format, so that the form accepts nothing they reject.
const localPart = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const domainLabel = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const email = new RegExp(`^${localPart}@(?:${domainLabel}\\.)+${domainLabel}$`, 'i');

export const countCharacters = (text: string): number => [...text.trim()].length;

export const findFault = (field: ContactField, value: string): ContactFault | null => {
  const length = countCharacters(value);
  if (length === 0) return requiredFields.includes(field) ? 'missing' : null;
  if (length > maxLengths[field]) return 'tooLong';
  return field === 'email' && !email.test(value.trim()) ? 'notAnEmail' : null;
};

export const findFirstInvalid = (values: ContactValues): ContactField | null =>
  contactFields.find((field) => findFault(field, values[field]) !== null) ?? null;

/** The payload: trimmed, without optional fields that are empty. */
export const toContactMessage = (values: ContactValues): ContactMessage => {
  const message: ContactMessage = {
    name: values.name.trim(),
    email: values.email.trim(),
    message: values.message.trim(),
  };
  for (const field of ['phone', 'company', 'subject'] as const) {
    const text = values[field].trim();
    if (text) message[field] = text;
  }
  return message;
};
