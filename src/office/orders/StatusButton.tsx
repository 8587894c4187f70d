import LocalShipping from '@mui/icons-material/LocalShipping';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import {
  BooleanInput,
  Button,
  Form,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  useCanAccess,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';

import { useOperation } from '../data/useOperation';
import { statusChoices } from './orderStatus';

type Values = { status: string; note?: string; tellClient: boolean };

type DialogProps = { orderNumbers: string[]; onClose: () => void; onDone?: (() => void) | undefined };

const StatusDialog = ({ orderNumbers, onClose, onDone }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useOperation('setOrderStatus', ({ data }) => {
    notify('office.statusChanged', { messageArgs: { smart_count: data.filter(({ changed }) => changed).length } });
    onDone?.();
    onClose();
  });
  const change = ({ status, note, tellClient }: Values) =>
    mutate({ body: { orderNumbers, status, ...(note && { note }), quiet: !tellClient } });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="status-title">
      <Form onSubmit={(values: object) => change(values as Values)} defaultValues={{ tellClient: true }}>
        <DialogTitle id="status-title">
          {translate('office.changeStatus', { smart_count: orderNumbers.length })}
        </DialogTitle>
        <DialogContent>
          <SelectInput
            source="status"
            label="resources.orders.fields.status"
            choices={statusChoices}
            validate={required()}
          />
          <TextInput source="note" label="office.note" multiline minRows={3} />
          <BooleanInput source="tellClient" label="office.tellClient" />
        </DialogContent>
        <DialogActions>
          <Button label="ra.action.cancel" onClick={onClose} />
          <SaveButton label="office.change" icon={<LocalShipping />} disabled={isPending} alwaysEnable={!isPending} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};

export const StatusButton = ({ orderNumbers, onDone }: Omit<DialogProps, 'onClose'>) => {
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'setOrderStatus' });
  if (!canAccess) return null;
  return (
    <>
      <Button label="office.status.change" onClick={() => setOpen(true)}>
        <LocalShipping />
      </Button>
      {isOpen && <StatusDialog orderNumbers={orderNumbers} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
};

export const BulkStatusButton = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  return <StatusButton orderNumbers={selectedIds.map(String)} onDone={() => onUnselectItems()} />;
};
