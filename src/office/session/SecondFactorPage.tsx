import { Box, Container, Link, Stack, Typography } from '@mui/material';
import {
  Button,
  Form,
  required,
  SaveButton,
  TextInput,
  useAuthenticated,
  useGetIdentity,
  useLogin,
  useLogout,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';

import type { SecondFactorCode, SecondFactorSecret, StaffSessionsEnvelope } from '@/contracts/office';

import { useOperation } from '../data/useOperation';

export const CodeInput = () => (
  <TextInput source="code" label="office.code" autoFocus autoComplete="one-time-code" validate={required()} />
);

const Secret = ({ secret, link, qrSize, qrPath }: SecondFactorSecret) => {
  const translate = useTranslate();
  return (
    <>
      <Typography>{translate('office.secondFactor.scan')}</Typography>
      <Box
        component="svg"
        role="img"
        aria-label={translate('office.secondFactor.qrCode')}
        viewBox={`-3 -3 ${qrSize + 6} ${qrSize + 6}`}
        sx={{ width: 240, bgcolor: '#fff' }}
      >
        <path d={qrPath} />
      </Box>
      <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {secret}
      </Typography>
      <Link href={link}>{translate('office.secondFactor.open')}</Link>
    </>
  );
};

/** Owners get no further without a second factor. */
export const SecondFactorPage = () => {
  useAuthenticated();
  const translate = useTranslate();
  const [login, logout] = [useLogin(), useLogout()];
  const { identity } = useGetIdentity();
  const isActive = identity?.secondFactor === 'active';
  const finish = ({ data: [session] }: StaffSessionsEnvelope) => void login({ session });
  const { data, mutate: start, isPending: isStarting } = useOperation('startSecondFactor', () => undefined);
  const confirming = useOperation('confirmSecondFactor', finish);
  const removing = useOperation('removeSecondFactor', finish);
  const { mutate, isPending } = isActive ? removing : confirming;
  const [secret] = data?.data ?? [];
  const send = (values: object) => mutate({ body: values as SecondFactorCode });
  return (
    <Container component="main" maxWidth="sm">
      <Stack spacing={2} sx={{ py: 4, alignItems: 'flex-start' }}>
        <Typography variant="h5" component="h1">
          {translate('office.secondFactor')}
        </Typography>
        <Typography>{translate(`office.secondFactor.${isActive ? 'replace' : 'why'}`)}</Typography>
        {!isActive && !secret && (
          <Button
            variant="contained"
            label="office.secondFactor.setUp"
            disabled={isStarting}
            onClick={() => start({})}
          />
        )}
        {!isActive && secret && <Secret {...secret} />}
        {(isActive || secret) && (
          <Form onSubmit={send} noValidate disableInvalidFormNotification>
            <CodeInput />
            <SaveButton
              label={isActive ? 'office.secondFactor.remove' : 'ra.action.confirm'}
              icon={null}
              disabled={isPending}
              alwaysEnable={!isPending}
            />
          </Form>
        )}
        {identity?.secondFactor === 'required' ? (
          <Button label="ra.auth.logout" onClick={() => void logout()} />
        ) : (
          <Button component={RouterLink} to="/" label="ra.action.back" />
        )}
      </Stack>
    </Container>
  );
};
