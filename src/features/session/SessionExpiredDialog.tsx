import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';
import { Button } from '@/shared/ui/Button';

import { ProviderSignIn } from './forms/ProviderSignIn';
import { SignInForm } from './forms/SignInForm';
import { signInMessages } from './forms/signInMessages';
import { PasskeySignIn } from './passkeys/PasskeySignIn';
import { signOut } from './signOut';
import { selectClient, selectIsExpired } from './state/sessionSlice';

/** Remounted each time the dialog opens, for the client of that moment. */
const Renewal = ({ textId }: { textId: string }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  // Captured on opening, so that the content does not change during the closing animation.
  const [client] = useState(useAppSelector(selectClient));
  const { signIn } = useConfig();
  const { pathname, search, hash } = useLocation();
  const knownUsername = typeof client?.username === 'string' ? client.username : '';
  return (
    <DialogContent>
      <DialogContentText id={textId} sx={{ mb: 3 }}>
        {formatMessage(signInMessages.expiredText, { name: client?.name ?? '' })}
      </DialogContentText>
      <ProviderSignIn from={pathname + search + hash} />
      {signIn.password && <SignInForm form="renewal" knownUsername={knownUsername} />}
      <PasskeySignIn />
      <Button type="button" tone="quiet" onClick={() => dispatch(signOut())} sx={{ width: '100%', mt: 2.5 }}>
        {formatMessage(signInMessages.signOut)}
      </Button>
    </DialogContent>
  );
};

/** Shown over the current page. Only signing in or out closes it: pending requests wait for one of them. */
export const SessionExpiredDialog = () => {
  const isExpired = useAppSelector(selectIsExpired);
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={isExpired}
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { sx: { m: 2, width: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={titleId} variant="h2" sx={{ px: 3, pt: 3, pb: 1 }}>
        <FormattedMessage {...signInMessages.expired} />
      </DialogTitle>
      <Renewal textId={textId} />
    </Dialog>
  );
};
