import AddBox from '@mui/icons-material/AddBox';
import {
  BooleanInput,
  DateInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  TextInput,
  useTranslate,
} from 'react-admin';

import { isCancelled } from '@/shared/lib/orderStates';
import type { OfficeOrderDetails } from '@/contracts/office';

import { findUnsent } from './findUnsent';
import { OperationButton } from './OperationButton';

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

export const ParcelButton = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const { orderNumber, status } = order;
  const unsent = findUnsent(order);
  if (isCancelled(status)) return null;
  const toInput = ({ carrier, number, link, date, quantities = {}, tellClient }: Values) => {
    const lines = unsent.flatMap(({ lineNumber }) => {
      const quantity = quantities[`line${lineNumber}`];
      return quantity ? [{ lineNumber, quantity }] : [];
    });
    const texts = { ...(carrier && { carrier }), ...(number && { number }), ...(link && { link }) };
    return { path: { orderNumber }, body: { ...texts, ...(date && { date }), lines, quiet: !tellClient } };
  };
  return (
    <OperationButton<'addParcel', Values>
      operation="addParcel"
      label="office.addParcel"
      submitLabel="ra.action.add"
      icon={<AddBox />}
      done="office.parcelAdded"
      toInput={toInput}
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
      <BooleanInput source="tellClient" label="office.tellClient" defaultValue />
    </OperationButton>
  );
};
