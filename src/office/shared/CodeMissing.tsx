import { Alert } from '@mui/material';
import { Button, useTranslate } from 'react-admin';

/** In place of a part of a page whose code has not arrived. */
export const CodeMissing = ({ retry }: { retry: () => void }) => (
  <Alert severity="error" action={<Button label="office.tryAgain" color="inherit" onClick={retry} />}>
    {useTranslate()('ra.notification.http_error')}
  </Alert>
);
