import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/shared/ui/Icon';

import type { FieldFault, UsernameFault } from '../state/fieldRules';
import { selectClient } from '../state/sessionSlice';
import { faultValues, formMessages, getFaultMessage } from './formMessages';

type UsernameFieldProps = {
  value: string;
  onChange: (value: string) => void;
  fault: UsernameFault | null;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
};

export const UsernameField = ({ value, onChange, fault, inputRef, autoFocus = false }: UsernameFieldProps) => {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage(formMessages.username)}
      name="username"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={fault !== null}
      helperText={fault && formatMessage(getFaultMessage(fault))}
      autoComplete="username"
      autoFocus={autoFocus}
      fullWidth
      inputRef={inputRef}
      slotProps={{
        htmlInput: {
          required: true,
          inputMode: 'email',
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
        },
      }}
    />
  );
};

type PasswordFieldProps = {
  label: MessageDescriptor;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  fault: FieldFault | null;
  hint?: MessageDescriptor;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
};

const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4';

export const PasswordField = ({ label, value, onChange, fault, hint, ...field }: PasswordFieldProps) => {
  const { formatMessage } = useIntl();
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const help = fault ? getFaultMessage(fault) : hint;
  const notes: MessageDescriptor[] = [...(help ? [help] : []), ...(isCapsLock ? [formMessages.capsLock] : [])];
  return (
    <TextField
      {...field}
      label={formatMessage(label)}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
      onBlur={() => setCapsLock(false)}
      error={fault !== null}
      helperText={notes.length > 0 && notes.map((note) => formatMessage(note, faultValues)).join(' · ')}
      fullWidth
      slotProps={{
        htmlInput: { required: true, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={formatMessage(isShown ? formMessages.hidePassword : formMessages.showPassword)}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
                onMouseDown={(event) => event.preventDefault()}
              >
                <Icon d={isShown ? `${eye}M4 4l16 16` : eye} size={22} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};

type CurrentPasswordFieldProps = Pick<PasswordFieldProps, 'value' | 'onChange' | 'inputRef'> & {
  fault: FieldFault | null | undefined;
};

/** The password that confirms a change of the account. */
export const CurrentPasswordField = ({ fault, ...field }: CurrentPasswordFieldProps) => (
  <PasswordField
    {...field}
    label={formMessages.currentPassword}
    name="password"
    autoComplete="current-password"
    fault={fault ?? null}
  />
);

/** Lets password managers match the password to its account. */
export const AccountName = () => {
  const client = useAppSelector(selectClient);
  return (
    <input type="text" name="username" autoComplete="username" value={String(client?.username ?? '')} readOnly hidden />
  );
};
