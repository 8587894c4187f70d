import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';

import { getConsent } from '@/features/confirm/state/askConfirmation';
import { accountNotice } from '@/features/notifications/state/notificationsSlice';
import { selectTimeZoneOffset } from '@/features/settings/state/timeZoneSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useMyPasskeys } from '@/api/clientRecordsApi';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useShortDay } from '@/shared/i18n/useShortDay';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';
import { PageBody } from '@/shared/ui/PageBody';
import { Panel } from '@/shared/ui/Panel';
import { Skeleton } from '@/shared/ui/Skeleton';
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
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 16px',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
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
        <FormattedMessage {...messages.removeShort} />
      </Button>
    </Box>
  );
};

const Content = () => {
  const { currentData: passkeys, error, refetch } = useMyPasskeys({ isRead: true });
  if (passkeys === null) return <Navigate to={paths.dashboard.href()} replace />;
  if (!passkeys && error)
    return <RequestFailure title={messages.failed} error={error} onRetry={() => void refetch()} />;
  if (!passkeys) return <Skeleton sx={{ height: 420 }} />;
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 24rem)' },
      }}
    >
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
    </Box>
  );
};

/** What the client or person signs in with besides the password, as far as the services say so. */
export const PasskeysPage = () => (
  <PageBody>
    <Typography variant="h1">
      <FormattedMessage {...pageTitles.passkeys} />
    </Typography>
    <Typography sx={{ mt: 1, mb: 4, maxWidth: '65ch', color: 'text.secondary' }}>
      <FormattedMessage {...messages.lead} />
    </Typography>
    <Content />
  </PageBody>
);
