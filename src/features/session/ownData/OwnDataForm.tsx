import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { companyMessages } from '@/shared/i18n/companyMessages';
import { isLanguage, languageNames, languages } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useLeaveGuard } from '@/shared/routing/leaveGuard';
import { paths } from '@/shared/routing/paths';
import { NativeSelect } from '@/shared/ui/fields';
import { Panel } from '@/shared/ui/Panel';
import { QuietLink } from '@/shared/ui/QuietLink';
import { fieldLabel } from '@/shared/ui/styles';
import type { OwnData } from '@/contracts/inventory';

import { FormFailure, SubmissionForm, SubmitButton } from '../forms/FormStatus';
import { useSubmission } from '../forms/useSubmission';
import { ownDataMessages as messages } from './ownDataMessages';
import { updateOwnData } from './ownDataRequests';
import { findChanges, findFault, type OwnDataFault, textFields } from './ownDataRules';

const labels = { ...companyMessages, deliveryAddresses: messages.deliveryAddresses };

const attributes = {
  name: { autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel' },
  address: { autoComplete: 'street-address' },
  deliveryAddresses: {},
} as const;

const fieldId = (field: string) => `own-data-${field}`;

const useFaultText = () => {
  const { formatMessage } = useIntl();
  return (fault: OwnDataFault) =>
    fault.kind === 'missing' ? formatMessage(messages.nameMissing) : formatMessage(messages[fault.kind], fault);
};

type FieldsProps = { draft: OwnData; areFaultsShown: boolean; onWrite: (change: Partial<OwnData>) => void };

const Fixed = ({ username, email, taxId }: OwnData) => {
  const lang = useLanguage();
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      <FormattedMessage {...messages.fixed} values={{ username: username ?? '', email: email ?? '' }} />
      {taxId && (
        <span>
          <FormattedMessage {...labels.taxId} /> {taxId}
        </span>
      )}
      <QuietLink to={paths.contact.href({ lang })}>
        <FormattedMessage {...messages.writeToUs} />
      </QuietLink>
    </Typography>
  );
};

const TextFields = ({ draft, areFaultsShown, onWrite }: FieldsProps) => {
  const { formatMessage } = useIntl();
  const describe = useFaultText();
  return textFields.map((field) => {
    const text = draft[field];
    if (text === null) return null;
    const fault = areFaultsShown ? findFault(field, text) : null;
    const isLong = field === 'deliveryAddresses';
    return (
      <TextField
        key={field}
        id={fieldId(field)}
        name={field}
        label={formatMessage(labels[field])}
        value={text}
        onChange={({ target }) => onWrite({ [field]: target.value })}
        error={fault !== null}
        helperText={fault ? describe(fault) : isLong && formatMessage(messages.deliveryAddressesHint)}
        fullWidth
        multiline={isLong}
        slotProps={{
          htmlInput: { ...attributes[field], ...(isLong && { rows: 4 }) },
          // A plain textarea: MUI's own resizes itself with inline styles, which the CSP of rendered pages forbids.
          ...(isLong && { input: { inputComponent: 'textarea' } }),
        }}
      />
    );
  });
};

const MailFields = ({ draft: { language, statusMails }, onWrite }: FieldsProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <>
      {language !== null && (
        <div>
          <Box component="label" htmlFor={id} sx={fieldLabel}>
            {formatMessage(messages.language)}
          </Box>
          <NativeSelect id={id} value={language} onChange={({ target }) => onWrite({ language: target.value })}>
            {[...languages, ...(isLanguage(language) ? [] : [language])].map((each) => (
              <option key={each} value={each} lang={each}>
                {isLanguage(each) ? languageNames[each] : each}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
      {statusMails !== null && (
        <div>
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
            <input
              type="checkbox"
              checked={statusMails}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => onWrite({ statusMails: target.checked })}
              style={{ flex: 'none', width: 18, height: 18 }}
            />
            {formatMessage(messages.statusMails)}
          </Box>
          <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
            {formatMessage(messages.statusMailsHint)}
          </Typography>
        </div>
      )}
    </>
  );
};

/** What is typed stays until it is saved or left. */
export const OwnDataForm = ({ own }: { own: OwnData }) => {
  const dispatch = useAppDispatch();
  const { send, isBusy, failure, secondsLeft } = useSubmission('ownData');
  const [typed, setTyped, updateTyped] = useScreenState<OwnData | null>('ownData', null);
  const [areFaultsShown, showFaults] = useScreenState<boolean>('ownData/faults', false);
  const draft = typed ?? own;
  const changes = findChanges(own, draft);
  const isChanged = Object.keys(changes).length > 0;
  useLeaveGuard(isChanged);
  const submit = async () => {
    if (!isChanged) return;
    const faulty = textFields.find((field) => findFault(field, draft[field] ?? '') !== null && draft[field] !== null);
    showFaults(faulty !== undefined);
    if (faulty) return document.getElementById(fieldId(faulty))?.focus();
    if ((await send(() => dispatch(updateOwnData(changes)))) !== null) return;
    // What was typed meanwhile is not saved yet.
    updateTyped((present) => (present === typed ? null : present));
    dispatch(accountNotice(messages.saved, 'success'));
  };
  const fields = {
    draft,
    areFaultsShown,
    onWrite: (change: Partial<OwnData>) => setTyped({ ...draft, ...change }),
  };
  return (
    <SubmissionForm gap={3} onSubmit={submit}>
      <Panel title={<FormattedMessage {...messages.contact} />}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <TextFields {...fields} />
          {own.username !== null && own.email !== null && <Fixed {...own} />}
        </Box>
      </Panel>
      {(own.language !== null || own.statusMails !== null) && (
        <Panel title={<FormattedMessage {...messages.mails} />}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <MailFields {...fields} />
          </Box>
        </Panel>
      )}
      <FormFailure failure={failure} secondsLeft={secondsLeft} isBusy={isBusy} />
      <SubmitButton
        isBusy={isBusy}
        isPaused={secondsLeft > 0 || !isChanged}
        busyLabel={<FormattedMessage {...messages.saving} />}
      >
        <FormattedMessage {...messages.save} />
      </SubmitButton>
    </SubmissionForm>
  );
};
