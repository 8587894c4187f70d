import LocalShipping from '@mui/icons-material/LocalShipping';
import { BooleanInput, required, SelectInput, TextInput, useListContext, useNotify, useTranslate } from 'react-admin';

import { useOperation } from '../data/useOperation';
import { DialogButton, FormDialog } from './FormDialog';
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
  return (
    <FormDialog<Values>
      title={translate('office.changeStatus', { smart_count: orderNumbers.length })}
      submitLabel="office.change"
      icon={<LocalShipping />}
      isPending={isPending}
      defaultValues={{ tellClient: true }}
      onSubmit={({ status, note, tellClient }) =>
        mutate({ body: { orderNumbers, status, ...(note && { note }), quiet: !tellClient } })
      }
      onClose={onClose}
    >
      <SelectInput
        source="status"
        label="resources.orders.fields.status"
        choices={statusChoices}
        validate={required()}
      />
      <TextInput source="note" label="office.note" multiline minRows={3} />
      <BooleanInput source="tellClient" label="office.tellClient" />
    </FormDialog>
  );
};

export const StatusButton = ({ orderNumbers, onDone }: Omit<DialogProps, 'onClose'>) => (
  <DialogButton operation="setOrderStatus" label="office.status.change" icon={<LocalShipping />}>
    {(close) => <StatusDialog orderNumbers={orderNumbers} onClose={close} onDone={onDone} />}
  </DialogButton>
);

export const BulkStatusButton = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  return <StatusButton orderNumbers={selectedIds.map(String)} onDone={() => onUnselectItems()} />;
};
