import { Dialog, DialogActions, DialogTitle } from '@mui/material';
import { Button, LoginForm, PasswordInput, required, useGetIdentity, useLogout, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';

import { CodeInput } from '../session/SecondFactorPage';

/** The session has ended: whoever signs in again finds what was typed on the page. */
export const SessionDialog = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const { pathname, search } = useLocation();
  return (
    <Dialog open aria-labelledby="session-title">
      <DialogTitle id="session-title">{translate('office.sessionEnded', { name: identity?.fullName })}</DialogTitle>
      <LoginForm redirectTo={pathname + search} sx={{ alignSelf: 'center' }}>
        <PasswordInput source="password" autoFocus autoComplete="current-password" validate={required()} />
        {identity?.secondFactor === 'active' && <CodeInput />}
      </LoginForm>
      <DialogActions>
        <Button label="ra.auth.logout" onClick={() => void logout()} />
      </DialogActions>
    </Dialog>
  );
};
