import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import { findPasswordWeaknesses, type PasswordWeakness, passwordWeaknesses } from '@/shared/lib/passwordRules';
import { Icon } from '@/shared/ui/Icon';

import {
  getNewPasswordFault,
  getRepeatFault,
  type GuessableData,
  minNewPasswordLength,
  type NewPasswordFault,
} from '../state/fieldRules';
import type { Failure, Faults } from '../state/submissionsSlice';
import { PasswordField } from './CredentialFields';
import { faultValues, formMessages } from './formMessages';
import { passwordMessages } from './passwordMessages';

export type NewPassword = { password: string; repeated: string };

export const emptyNewPassword: NewPassword = { password: '', repeated: '' };

/** The service has the final say on a password: its reason stays at the field until the password changes. */
export type RejectedPassword = { password: string; fault: NewPasswordFault };

export const getNewPasswordFaults = (
  { password, repeated }: NewPassword,
  known: GuessableData,
  rejected: RejectedPassword | null,
) => ({
  password: getNewPasswordFault(password, known) ?? (rejected?.password === password ? rejected.fault : null),
  repeated: getRepeatFault(repeated, password),
});

export const readPasswordFault = (failure: Failure | null | undefined): NewPasswordFault | null => {
  const code = failure && 'kind' in failure && failure.status === 422 ? failure.code : undefined;
  return (['passwordUnchanged', ...passwordWeaknesses] as const).find((fault) => fault === code) ?? null;
};

type NewPasswordFieldsProps = {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  owner: readonly string[];
  /** Only those to be shown. */
  faults: Pick<Faults, 'password' | 'repeated'>;
  passwordRef: Ref<HTMLInputElement>;
  repeatedRef: Ref<HTMLInputElement>;
  autoFocus?: boolean;
};

const marks = { met: 'M5 12.5l4.5 4.5L19 7.5', open: 'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7' };

/** Shown before anything is typed and updated while typing. */
const Rules = ({ value: { password, repeated }, owner }: { value: NewPassword; owner: readonly string[] }) => {
  const { formatMessage } = useIntl();
  const weaknesses = findPasswordWeaknesses(password, owner);
  const isFreeFrom = (...rules: PasswordWeakness[]) =>
    password !== '' && !weaknesses.some((weakness) => rules.includes(weakness));
  const rules = [
    { message: passwordMessages.ruleLength, isMet: password.length >= minNewPasswordLength },
    { message: passwordMessages.ruleCommon, isMet: isFreeFrom('passwordCommon') },
    { message: passwordMessages.rulePattern, isMet: isFreeFrom('passwordRepeated', 'passwordSequence') },
    { message: passwordMessages.ruleOwnName, isMet: isFreeFrom('passwordOwnName') },
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
          <Icon d={isMet ? marks.met : marks.open} size={18} />
          <span>{formatMessage(message, faultValues)}</span>
        </Typography>
      ))}
    </Box>
  );
};

export const NewPasswordFields = ({ value, onChange, owner, faults, ...field }: NewPasswordFieldsProps) => (
  <>
    <Rules value={value} owner={owner} />
    <PasswordField
      label={formMessages.newPassword}
      name="new-password"
      autoComplete="new-password"
      value={value.password}
      onChange={(password) => onChange({ ...value, password })}
      fault={faults.password ?? null}
      inputRef={field.passwordRef}
      autoFocus={field.autoFocus ?? false}
    />
    <PasswordField
      label={formMessages.repeatPassword}
      name="repeat-password"
      autoComplete="new-password"
      value={value.repeated}
      onChange={(repeated) => onChange({ ...value, repeated })}
      fault={faults.repeated ?? null}
      inputRef={field.repeatedRef}
    />
  </>
);
