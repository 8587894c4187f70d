import AddBox from '@mui/icons-material/AddBox';
import {
  BooleanInput,
  DateInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  TextInput,
  useNotify,
  useTranslate,
} from 'react-admin';

import { isCancelled } from '@/shared/lib/orderStates';
import type { OfficeOrderDetails } from '@/contracts/office';

import { useOperation } from '../data/useOperation';
import { findUnsent } from './findUnsent';
import { DialogButton, FormDialog } from './FormDialog';

type Values = {
  carrier?: string;
  number?: string;
  link?: string;
  date?: string;
  /** By `line1` and so on: react-admin takes bare numbers for places in a list. */
  quantities?: Record<string, number | null>;
  tellClient: boolean;
};

type Order = Pick<OfficeOrderDetails, 'orderNumber' | 'status' | 'lines' | 'parcels'>;

const ParcelDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { orderNumber } = order;
  const unsent = findUnsent(order);
  const { mutate, isPending } = useOperation('addParcel', () => {
    notify('office.parcelAdded');
    onClose();
  });
  const add = ({ carrier, number, link, date, quantities = {}, tellClient }: Values) => {
    const lines = unsent.flatMap(({ lineNumber }) => {
      const quantity = quantities[`line${lineNumber}`];
      return quantity ? [{ lineNumber, quantity }] : [];
    });
    const texts = { ...(carrier && { carrier }), ...(number && { number }), ...(link && { link }) };
    mutate({ path: { orderNumber }, body: { ...texts, ...(date && { date }), lines, quiet: !tellClient } });
  };
  return (
    <FormDialog<Values>
      title={translate('office.addParcel')}
      submitLabel="ra.action.add"
      icon={<AddBox />}
      isPending={isPending}
      defaultValues={{ tellClient: true }}
      onSubmit={add}
      onClose={onClose}
    >
      <TextInput source="carrier" label="resources.orders.fields.carrier" validate={maxLength(100)} />
      <TextInput source="number" label="resources.orders.fields.number" validate={maxLength(100)} />
      <TextInput source="link" label="resources.orders.fields.link" type="url" helperText="office.linkHelp" />
      <DateInput source="date" label="resources.orders.fields.date" helperText="office.dateHelp" />
      {unsent.length > 0 && <p>{translate('office.parcelLines')}</p>}
      {unsent.map(({ lineNumber, code, left }) => (
        <NumberInput
          key={lineNumber}
          source={`quantities.line${lineNumber}`}
          label={translate('office.unsent', { code, left })}
          validate={[minValue(0), maxValue(left)]}
          min={0}
          max={left}
          step={1}
        />
      ))}
      <BooleanInput source="tellClient" label="office.tellClient" />
    </FormDialog>
  );
};

export const ParcelButton = ({ order }: { order: Order }) =>
  isCancelled(order.status) ? null : (
    <DialogButton operation="addParcel" label="office.addParcel" icon={<AddBox />}>
      {(close) => <ParcelDialog order={order} onClose={close} />}
    </DialogButton>
  );
