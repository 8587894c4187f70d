import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { shiftDates } from '@/features/settings/state/shiftDates';
import { selectTimeZoneOffset } from '@/features/settings/state/timeZoneSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { saveAddress } from '@/shared/lib/downloadText';
import { Button } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';
import { Panel } from '@/shared/ui/Panel';
import { dimmed } from '@/shared/ui/styles';
import type { OwnData } from '@/contracts/inventory';

import { CurrentPasswordField } from '../forms/CredentialFields';
import { FormFailure, SubmissionForm, SubmitButton } from '../forms/FormStatus';
import { useShownFaults, useSubmission } from '../forms/useSubmission';
import { getPasswordFault } from '../state/fieldRules';
import { ownDataMessages as messages } from './ownDataMessages';
import { exportOwnData, requestErasure, withdrawErasure } from './ownDataRequests';

const explanation = { mb: 2, color: 'text.secondary' };

/** The file of somebody who only buys holds less than that of the client. */
export const DownloadPanel = ({ own: { canChange } }: { own: OwnData }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useScreenState<boolean>('ownData/saving', false);
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      saveAddress('my-data.json', await dispatch(exportOwnData()));
    } catch {
      dispatch(accountNotice(messages.downloadFailed, 'error'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Panel title={formatMessage(messages.download)}>
      <Typography sx={explanation}>
        {formatMessage(canChange === false ? messages.downloadPersonText : messages.downloadText)}
      </Typography>
      <Typography sx={explanation}>{formatMessage(messages.downloadDocuments)}</Typography>
      <Button tone="outlined" aria-disabled={isSaving} sx={dimmed} onClick={() => void save()}>
        {formatMessage(messages.download)}
      </Button>
    </Panel>
  );
};

const Requested = ({ at }: { at: string }) => {
  const { formatMessage, formatDate } = useIntl();
  const offset = useAppSelector(selectTimeZoneOffset);
  const [shifted] = shiftDates([{ request: { date: at } }], ['request'], offset);
  return (
    <NoticeFrame tone="note" role="status">
      {formatMessage(messages.erasureRequested, {
        date: formatDate(shifted?.request.date, { timeZone: 'UTC', dateStyle: 'long' }),
      })}
    </NoticeFrame>
  );
};

const Withdrawal = () => {
  const dispatch = useAppDispatch();
  const { send, isBusy, failure, secondsLeft } = useSubmission('erasure');
  const withdraw = async () => {
    if ((await send(() => dispatch(withdrawErasure()))) === null)
      dispatch(accountNotice(messages.withdrawn, 'success'));
  };
  return (
    <SubmissionForm gap={2} onSubmit={withdraw}>
      <FormFailure failure={failure} secondsLeft={secondsLeft} isBusy={isBusy} />
      <SubmitButton
        tone="outlined"
        isBusy={isBusy}
        isPaused={secondsLeft > 0}
        busyLabel={<FormattedMessage {...messages.withdrawing} />}
      >
        <FormattedMessage {...messages.withdraw} />
      </SubmitButton>
    </SubmissionForm>
  );
};

const ErasureForm = () => {
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { send, isBusy, failure, secondsLeft } = useSubmission('erasure');
  const faults = { current: getPasswordFault(password) };
  const { shown, show } = useShownFaults('erasure', faults);
  const submit = async () => {
    show();
    if (faults.current) return input.current?.focus();
    await send(() => dispatch(requestErasure(password)));
  };
  return (
    <SubmissionForm gap={2} onSubmit={submit}>
      <FormFailure
        failure={failure}
        secondsLeft={secondsLeft}
        isBusy={isBusy}
        meaning={{ wrongPresentPassword: messages.wrongPassword }}
      />
      <CurrentPasswordField value={password} onChange={setPassword} fault={shown.current} inputRef={input} />
      <SubmitButton
        tone="outlined"
        isBusy={isBusy}
        isPaused={secondsLeft > 0}
        busyLabel={<FormattedMessage {...messages.eraseBusy} />}
      >
        <FormattedMessage {...messages.eraseSend} />
      </SubmitButton>
    </SubmissionForm>
  );
};

export const ErasurePanel = ({ own: { erasureRequestedAt, canWithdrawErasure } }: { own: OwnData }) => {
  const place = useRef<HTMLElement>(null);
  const isRequested = erasureRequestedAt !== null;
  const wasRequested = useRef(isRequested);
  /** The pressed button is gone: what has come in its place gets the focus. */
  useEffect(() => {
    if (wasRequested.current === isRequested) return;
    wasRequested.current = isRequested;
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isRequested]);
  return (
    <Panel title={<FormattedMessage {...messages.erase} />}>
      <Typography sx={explanation}>
        <FormattedMessage {...messages.eraseText} />
      </Typography>
      <Box ref={place} sx={{ display: 'grid', gap: 2 }}>
        {erasureRequestedAt === null ? (
          <ErasureForm />
        ) : (
          <>
            <Requested at={erasureRequestedAt} />
            {canWithdrawErasure && <Withdrawal />}
          </>
        )}
      </Box>
    </Panel>
  );
};
