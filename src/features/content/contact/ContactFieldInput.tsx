import TextField from '@mui/material/TextField';
import { type MessageDescriptor, useIntl } from 'react-intl';

import {
  type ContactFault,
  type ContactField,
  type ContactFormKind,
  countCharacters,
  isRequired,
  maxLengths,
} from '../state/contact/contactRules';
import { formMessages as messages } from './contactMessages';

const missingMessages: Partial<Record<ContactField, MessageDescriptor>> = {
  company: messages.missingCompany,
  taxId: messages.missingTaxId,
  name: messages.missingName,
  email: messages.missingEmail,
  message: messages.missingMessage,
};

const inputAttributes: Record<ContactField, { type?: string; autoComplete?: string; inputMode?: 'email' | 'tel' }> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  company: { autoComplete: 'organization' },
  subject: {},
  message: {},
  taxId: {},
  reason: {},
};

export const inputId = (field: ContactField | 'trap') => `contact-${field}`;

const rows = { message: 8, reason: 4 };

type ContactFieldInputProps = {
  form: ContactFormKind;
  field: ContactField;
  value: string;
  fault: ContactFault | null;
  disabled: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
};

export const ContactFieldInput = ({
  form,
  field,
  value,
  fault,
  disabled,
  onChange,
  onBlur,
}: ContactFieldInputProps) => {
  const { formatMessage } = useIntl();
  const { type = 'text', ...attributes } = inputAttributes[field];
  const getHelperText = () => {
    // A space reserves the line, to avoid layout shift when an error appears.
    if (!fault) return ' ';
    if (fault === 'tooLong') {
      const most = maxLengths[field];
      return formatMessage(messages.tooLong, { most, excess: countCharacters(value) - most });
    }
    if (fault === 'notAnEmail') return formatMessage(messages.notAnEmail);
    const descriptor: MessageDescriptor = missingMessages[field] ?? messages.missingMessage;
    return formatMessage(descriptor);
  };
  const isLong = field === 'message' || field === 'reason';
  const isNeeded = isRequired(form, field);
  return (
    <TextField
      id={inputId(field)}
      name={field}
      label={formatMessage(isNeeded && field === 'company' ? messages.requiredCompany : messages[field])}
      type={isLong ? undefined : type}
      required={isNeeded}
      multiline={isLong}
      fullWidth
      value={value}
      error={fault !== null}
      helperText={getHelperText()}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      slotProps={{
        htmlInput: { ...attributes, readOnly: disabled, ...(isLong && { rows: rows[field] }) },
        // A plain textarea: MUI's own resizes itself with inline styles, which the CSP of rendered pages forbids.
        ...(isLong && { input: { inputComponent: 'textarea' } }),
        inputLabel: { required: false },
      }}
    />
  );
};
