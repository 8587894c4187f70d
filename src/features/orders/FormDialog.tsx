import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import type { SerializedError } from '@reduxjs/toolkit';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

import { describeRequestError } from '@/api/errors/describeRequestError';
import type { RequestError } from '@/api/request/requestTypes';
import { Button } from '@/shared/ui/Button';
import { uiMessages } from '@/shared/ui/uiMessages';

type DialogFootProps = {
  failure: RequestError | SerializedError | null | undefined;
  failureId?: string;
  /** What else keeps the form from being sent, announced like the failure. */
  fault?: ReactNode;
  isSending: boolean;
  onClose: () => void;
  /** The button that sends the form. */
  children: ReactNode;
};

/** Why the form was not sent, and its buttons. */
export const DialogFoot = ({ failure, failureId, fault, isSending, onClose, children }: DialogFootProps) => {
  const { formatMessage } = useIntl();
  const described = failure && describeRequestError(failure);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        id={failureId}
        role="alert"
        sx={{
          flex: '1 1 200px',
          '&:empty': { flexBasis: 0 },
          color: 'error.main',
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
        }}
      >
        {fault}
        {described && formatMessage(described.descriptor, described.values)}
      </Box>
      <Button tone="outlined" disabled={isSending} onClick={onClose}>
        {formatMessage(uiMessages.close)}
      </Button>
      {children}
    </Box>
  );
};

type FormDialogProps = Omit<DialogFootProps, 'failureId'> & {
  title: ReactNode;
  lead: ReactNode;
  submit: ReactNode;
};

/** A dialog with a few fields to send. */
export const FormDialog = ({ title, lead, submit, children, ...foot }: FormDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open onClose={foot.onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 2, overflowY: 'auto' }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>{lead}</Typography>
        {children}
      </Box>
      <DialogFoot {...foot}>{submit}</DialogFoot>
    </Dialog>
  );
};
