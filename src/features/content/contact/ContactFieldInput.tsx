import TextField from '@mui/material/TextField';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { formMessages as messages } from './contactMessages';
import { countCharacters, longest, type ContactFault, type ContactField } from './contactRules';

const missing: Partial<Record<ContactField, MessageDescriptor>> = {
  name: messages.missingName,
  email: messages.missingEmail,
  message: messages.missingMessage,
};

const kinds: Record<ContactField, { type?: string; autoComplete?: string; inputMode?: 'email' | 'tel' }> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  company: { autoComplete: 'organization' },
  subject: {},
  message: {},
};

export const inputId = (field: ContactField | 'trap') => `contact-${field}`;

type ContactFieldInputProps = {
  field: ContactField;
  value: string;
  fault: ContactFault | null;
  disabled: boolean;
  onChange: (value: string) => void;
  onLeave: () => void;
};

export const ContactFieldInput = ({ field, value, fault, disabled, onChange, onLeave }: ContactFieldInputProps) => {
  const { formatMessage } = useIntl();
  const { type = 'text', ...attributes } = kinds[field];
  const complaint = () => {
    // A space reserves the line, to avoid layout shift when an error appears.
    if (!fault) return ' ';
    if (fault === 'tooLong') {
      const most = longest[field];
      return formatMessage(messages.tooLong, { most, excess: countCharacters(value) - most });
    }
    if (fault === 'notAnEmail') return formatMessage(messages.notAnEmail);
    const descriptor: MessageDescriptor = missing[field] ?? messages.missingMessage;
    return formatMessage(descriptor);
  };
  const long = field === 'message';
  return (
    <TextField
      id={inputId(field)}
      name={field}
      label={formatMessage(messages[field])}
      type={long ? undefined : type}
      required={field in missing}
      multiline={long}
      minRows={long ? 6 : undefined}
      maxRows={long ? 16 : undefined}
      fullWidth
      value={value}
      error={fault !== null}
      helperText={complaint()}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
      slotProps={{ htmlInput: { ...attributes, readOnly: disabled }, inputLabel: { required: false } }}
    />
  );
};
