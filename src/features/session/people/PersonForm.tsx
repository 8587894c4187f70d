import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';

import { getConsent } from '@/features/confirm/state/askConfirmation';
import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { parseLocaleNumber } from '@/shared/lib/readQuantity';
import { useLeaveGuard } from '@/shared/routing/leaveGuard';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/fields';
import { Panel } from '@/shared/ui/Panel';
import { fieldLabel } from '@/shared/ui/styles';
import type { Person } from '@/contracts/inventory';

import { FormFailure, SubmissionForm, SubmitButton } from '../forms/FormStatus';
import { useSubmission } from '../forms/useSubmission';
import { peopleMessages as messages } from './peopleMessages';
import { erasePerson, invitePerson, updatePerson } from './peopleRequests';

const roles = ['buyer', 'approver'] as const;

type Draft = { name: string; email: string; role: (typeof roles)[number]; limit: string };

type Screen = { personChange: Draft | null; isAttempted: boolean };

const untouched: Screen = { personChange: null, isAttempted: false };

/** Limits of the contract: PersonInvitation. */
const maxLimit = 1_000_000_000;

const emailPattern = /^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/;

const toDraft = (person: Person | null, formatNumber: (value: number) => string): Draft => ({
  name: person?.name ?? '',
  email: person?.email ?? '',
  role: person?.role === 'approver' ? 'approver' : 'buyer',
  limit: person?.limit == null ? '' : formatNumber(person.limit),
});

type PersonFormProps = {
  /** Null to invite another. */
  person: Person | null;
  onDone: () => void;
};

/** What is typed stays until it is sent or left. */
export const PersonForm = ({ person, onDone }: PersonFormProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const dispatch = useAppDispatch();
  const language = useShownLanguage();
  const id = useId();
  const { send, isBusy, failure, secondsLeft } = useSubmission('person');
  const [{ personChange, isAttempted }, setScreen] = useScreenState(`people/${person?.personId ?? 'new'}`, untouched);
  const first = useRef<HTMLInputElement>(null);
  const isOther = person !== null;
  useEffect(() => {
    if (isOther) first.current?.focus();
  }, [isOther]);
  useLeaveGuard(personChange !== null);
  const draft = personChange ?? toDraft(person, formatNumber);
  const write = (change: Partial<Draft>) => setScreen({ personChange: { ...draft, ...change }, isAttempted });

  const amount = draft.limit.trim() === '' ? null : parseLocaleNumber(draft.limit, language);
  const limit = amount === null ? null : Math.round(amount * 100) / 100;
  const faults = {
    name: draft.name.trim() === '' || draft.name.length > 200 ? messages.nameMissing : null,
    email: emailPattern.test(draft.email.trim()) && draft.email.trim().length <= 254 ? null : messages.emailWrong,
    limit:
      draft.limit.trim() === '' || (amount !== null && amount >= 0 && amount <= maxLimit) ? null : messages.limitWrong,
  };
  const finish = () => {
    setScreen(untouched);
    onDone();
  };
  const name = draft.name.trim();
  const email = draft.email.trim();
  const invite = async () => {
    if ((await send(() => dispatch(invitePerson({ name, email, role: draft.role, limit })))) !== null) return;
    finish();
    dispatch(accountNotice(messages.invitedNow, 'success', { email }));
  };
  const change = async (isDisabled?: boolean) => {
    if (!person) return;
    const changes = { name, role: draft.role, limit, ...(isDisabled !== undefined && { isDisabled }) };
    if ((await send(() => dispatch(updatePerson(person.personId, changes)))) !== null) return;
    finish();
    dispatch(accountNotice(messages.saved, 'success', { name }));
  };
  const erase = async () => {
    if (!person) return;
    const message = { id: messages.confirmErase.id, values: { name: person.name } };
    if (!(await dispatch(getConsent({ message, acceptLabel: { id: messages.erase.id } })))) return;
    if ((await send(() => dispatch(erasePerson(person.personId)))) !== null) return;
    finish();
    dispatch(accountNotice(messages.erased, 'success', { name: person.name }));
  };
  /** Sends nothing while a field is wrong. */
  const attempt = async (work: () => Promise<void>) => {
    const faulty = (['name', 'email', 'limit'] as const).find((field) => faults[field] !== null);
    setScreen({ personChange, isAttempted: faulty !== undefined });
    if (faulty) return document.getElementById(`${id}-${faulty}`)?.focus();
    await work();
  };

  const renderField = (field: 'name' | 'email' | 'limit', hint?: string) => {
    const fault = isAttempted ? faults[field] : null;
    return (
      <TextField
        id={`${id}-${field}`}
        label={formatMessage(messages[field])}
        value={draft[field]}
        onChange={({ target }) => write({ [field]: target.value })}
        error={fault !== null}
        helperText={fault ? formatMessage(fault) : hint}
        fullWidth
        {...(field === 'name' && { inputRef: first })}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            ...(field === 'email' && { type: 'email', readOnly: isOther }),
            ...(field === 'limit' && { inputMode: 'decimal' }),
          },
        }}
      />
    );
  };
  const title = person ? formatMessage(messages.change, { name: person.name }) : formatMessage(messages.invite);
  const isPaused = secondsLeft > 0;
  return (
    <Panel title={title}>
      <SubmissionForm onSubmit={() => attempt(person ? () => change() : invite)}>
        {!person && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatMessage(messages.inviteText)}
          </Typography>
        )}
        {renderField('name')}
        {renderField('email')}
        <div>
          <Box component="label" htmlFor={`${id}-role`} sx={fieldLabel}>
            {formatMessage(messages.role)}
          </Box>
          <NativeSelect
            id={`${id}-role`}
            value={draft.role}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => write({ role: target.value as Draft['role'] })}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {formatMessage(messages[role])}
              </option>
            ))}
          </NativeSelect>
          <Typography id={`${id}-hint`} variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {formatMessage(messages.approverHint)}
          </Typography>
        </div>
        {renderField('limit', formatMessage(messages.limitHint))}
        <FormFailure
          failure={failure}
          secondsLeft={secondsLeft}
          isBusy={isBusy}
          meaning={{ notPermitted: messages.notPermitted, personExists: messages.personExists }}
        />
        <SubmitButton
          isBusy={isBusy}
          isPaused={isPaused}
          busyLabel={formatMessage(person ? messages.saving : messages.sending)}
        >
          {formatMessage(person ? messages.save : messages.send)}
        </SubmitButton>
        {person && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {person.state === 'invited' && (
              <Button type="button" tone="outlined" onClick={() => void attempt(invite)}>
                {formatMessage(messages.sendAgain)}
              </Button>
            )}
            <Button
              type="button"
              tone="outlined"
              onClick={() => void attempt(() => change(person.state !== 'disabled'))}
            >
              {formatMessage(person.state === 'disabled' ? messages.enable : messages.disable)}
            </Button>
            {person.mayErase === true && (
              <Button type="button" tone="outlined" onClick={() => void erase()}>
                {formatMessage(messages.erase)}
              </Button>
            )}
            <Button type="button" tone="quiet" onClick={finish}>
              {formatMessage(messages.cancel)}
            </Button>
          </Box>
        )}
      </SubmissionForm>
    </Panel>
  );
};
