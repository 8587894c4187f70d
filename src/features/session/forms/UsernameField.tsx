import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import type { UsernameFault } from './fieldRules';
import { faultMessage, formMessages } from './formMessages';

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
      helperText={fault && formatMessage(faultMessage(fault))}
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
