import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Button, Form, SaveButton, useCanAccess } from 'react-admin';

import type { Operation } from '../data/resources';

type DialogProps<Values> = {
  title: string;
  submitLabel: string;
  icon: ReactElement;
  isPending: boolean;
  defaultValues?: Partial<Values>;
  /** May resolve to what is wrong with each field: what was typed stays. */
  onSubmit: (values: Values) => unknown;
  onClose: () => void;
  children: ReactNode;
};

/** Otherwise, react-admin would fill the form with fields of the record around it. */
const noRecord = {};

export const FormDialog = <Values extends object>(props: DialogProps<Values>) => {
  const { title, submitLabel, icon, isPending, defaultValues = {}, onSubmit, onClose, children } = props;
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={(_, reason) => reason !== 'backdropClick' && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <Form
        record={noRecord}
        defaultValues={defaultValues}
        onSubmit={(values: object) => onSubmit(values as Values)}
        warnWhenUnsavedChanges
        disableInvalidFormNotification
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button label="ra.action.cancel" onClick={onClose} />
          <SaveButton label={submitLabel} icon={icon} disabled={isPending} alwaysEnable={!isPending} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};

type ButtonProps = {
  /** Only those who may do it see the button. */
  operation: Operation;
  label: string;
  icon: ReactElement;
  /** Whether nobody needs it; an open dialog stays. */
  isHidden?: boolean;
  children: (close: () => void) => ReactNode;
};

export const DialogButton = ({ operation, label, icon, isHidden = false, children }: ButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'orders', action: operation });
  if (!canAccess || (isHidden && !isOpen)) return null;
  return (
    <>
      <Button label={label} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
};
