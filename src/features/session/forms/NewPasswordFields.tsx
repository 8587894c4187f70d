import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import { Icon } from '@/shared/ui/Icon';

import { newPasswordFault, repeatFault, shortestNewPassword } from './fieldRules';
import { faultValues, formMessages } from './formMessages';
import { PasswordField } from './PasswordField';
import { passwordMessages } from './passwordMessages';

export type NewPassword = { password: string; repeated: string };

export const noNewPassword: NewPassword = { password: '', repeated: '' };

export const newPasswordFaults = ({ password, repeated }: NewPassword, present?: string) => ({
  password: newPasswordFault(password, present),
  repeated: repeatFault(repeated, password),
});

type NewPasswordFieldsProps = {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  faults: ReturnType<typeof newPasswordFaults>;
  isJudged: boolean;
  passwordRef: Ref<HTMLInputElement>;
  repeatedRef: Ref<HTMLInputElement>;
  autoFocus?: boolean;
};

const mark = { met: 'M5 12.5l4.5 4.5L19 7.5', open: 'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7' };

/** The rules are met while one types, not found out afterwards. */
const Rules = ({ value: { password, repeated } }: { value: NewPassword }) => {
  const { formatMessage } = useIntl();
  const rules = [
    { message: passwordMessages.ruleLength, isMet: password.length >= shortestNewPassword },
    { message: passwordMessages.ruleSame, isMet: password !== '' && password === repeated },
  ];
  return (
    <Box
      component="ul"
      aria-label={formatMessage(passwordMessages.rules)}
      sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {rules.map(({ message, isMet }) => (
        <Typography
          component="li"
          variant="body2"
          key={message.id}
          data-met={isMet}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: isMet ? 'success.main' : 'text.secondary' }}
        >
          <Icon d={isMet ? mark.met : mark.open} size={18} />
          <span>{formatMessage(message, faultValues)}</span>
        </Typography>
      ))}
    </Box>
  );
};

export const NewPasswordFields = ({ value, onChange, faults, isJudged, ...field }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={formMessages.newPassword}
      name="new-password"
      autoComplete="new-password"
      value={value.password}
      onChange={(password) => onChange({ ...value, password })}
      fault={isJudged ? faults.password : null}
      inputRef={field.passwordRef}
      autoFocus={field.autoFocus ?? false}
    />
    <PasswordField
      label={formMessages.repeatPassword}
      name="repeat-password"
      autoComplete="new-password"
      value={value.repeated}
      onChange={(repeated) => onChange({ ...value, repeated })}
      fault={isJudged ? faults.repeated : null}
      inputRef={field.repeatedRef}
    />
    <Rules value={value} />
  </>
);
