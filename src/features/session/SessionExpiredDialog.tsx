import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

import { SignInForm } from './forms/SignInForm';
import { signInMessages } from './forms/signInMessages';
import { selectClient, selectIsExpired } from './sessionSlice';
import { signOut } from './signOut';

/** Made anew each time that the dialog opens, for the client of that time. */
const Renewal = ({ textId }: { textId: string }) => {
  const dispatch = useAppDispatch();
  // As it was when it opened: what is typed and said here does not change while the dialog leaves.
  const [client] = useState(useAppSelector(selectClient));
  const known = typeof client?.username === 'string' ? client.username : '';
  const [username, setUsername] = useState(known);
  return (
    <DialogContent>
      <DialogContentText id={textId} sx={{ mb: 3 }}>
        <FormattedMessage {...signInMessages.expiredText} values={{ name: client?.name ?? '' }} />
      </DialogContentText>
      <SignInForm username={username} onUsernameChange={setUsername} startAt={known ? 'password' : 'username'}>
        <Button type="button" tone="quiet" onClick={() => dispatch(signOut())}>
          <FormattedMessage {...signInMessages.signOut} />
        </Button>
      </SignInForm>
    </DialogContent>
  );
};

/** Over the page as it stands. It leaves by signing in or out only: what is under way waits for one of them. */
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
