import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { getConsent } from '@/features/confirm/state/askConfirmation';
import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { selectTimeZoneOffset } from '@/features/settings/state/timeZoneSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ClientRecordPage, RecordColumns, RecordRow } from '@/api/ClientRecordPage';
import { useMyPasskeys } from '@/api/clientRecordsApi';
import { useShortDay } from '@/shared/i18n/useShortDay';
import { pageTitles } from '@/shared/routing/pageTitles';
import { Button } from '@/shared/ui/Button';
import { Panel } from '@/shared/ui/Panel';
import type { Passkey } from '@/contracts/inventory';

import { NewPasskeyForm } from './NewPasskeyForm';
import { passkeyMessages as messages } from './passkeyMessages';
import { removePasskey } from './passkeyRequests';

const hourMs = 3_600_000;

const PasskeyRow = ({ passkey: { passkeyId, name, createdAt, lastUsedAt } }: { passkey: Passkey }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const getDate = useShortDay(useAppSelector(selectTimeZoneOffset) * hourMs);
  const remove = async () => {
    const message = { id: messages.removeQuestion.id, values: { name } };
    if (!(await dispatch(getConsent({ message, acceptLabel: { id: messages.removeShort.id } })))) return;
    try {
      await dispatch(removePasskey(passkeyId));
      dispatch(accountNotice(messages.removed, 'success', { name }));
    } catch {
      dispatch(accountNotice(messages.removeFailed, 'error'));
    }
  };
  const moments = [
    ...(createdAt === null ? [] : [formatMessage(messages.added, { date: getDate(createdAt) })]),
    lastUsedAt === null
      ? formatMessage(messages.neverUsed)
      : formatMessage(messages.lastUsed, { date: getDate(lastUsedAt) }),
  ];
  return (
    <RecordRow>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{moments.join(' · ')}</Box>
      </Box>
      <Button
        type="button"
        tone="outlined"
        onClick={() => void remove()}
        aria-label={formatMessage(messages.remove, { name })}
        sx={{ ml: 'auto' }}
      >
        {formatMessage(messages.removeShort)}
      </Button>
    </RecordRow>
  );
};

/** What the client or person signs in with besides the password, as far as the services say so. */
export const PasskeysPage = () => (
  <ClientRecordPage
    title={pageTitles.passkeys}
    lead={<FormattedMessage {...messages.lead} />}
    query={useMyPasskeys({ isRead: true })}
    failed={messages.failed}
  >
    {(passkeys) => (
      <RecordColumns>
        <Panel title={<FormattedMessage {...messages.list} />}>
          {passkeys.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...messages.none} />
            </Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
              ))}
            </Box>
          )}
        </Panel>
        <NewPasskeyForm />
      </RecordColumns>
    )}
  </ClientRecordPage>
);
