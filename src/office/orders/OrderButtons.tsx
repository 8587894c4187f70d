import AddBox from '@mui/icons-material/AddBox';
import AttachFile from '@mui/icons-material/AttachFile';
import Delete from '@mui/icons-material/Delete';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Reply from '@mui/icons-material/Reply';
import { BooleanInput, maxLength, required, SelectInput, TextInput, useListContext, useTranslate } from 'react-admin';

import { isCancelled } from '@/shared/lib/orderStates';
import type { DocumentAddition, OfficeInputs, OfficeOrderDetails, RequestAnswer } from '@/contracts/office';

import { readBase64 } from '../data/readBase64';
import { DropInput, type DroppedFile } from '../shared/DropInput';
import { toChoices } from '../shared/fields';
import { AmountInput, DayInput } from '../shared/inputs';
import { NoteInputs, OperationButton } from '../shared/OperationButton';
import { findUnsent } from './findUnsent';
import { statusChoices } from './orderStatus';

type Note = { note?: string; tellClient: boolean };

const toNote = ({ note, tellClient }: Note) => ({ ...(note && { note }), quiet: !tellClient });

export const StatusButton = ({ orderNumbers, onDone }: { orderNumbers: string[]; onDone?: () => void }) => {
  const translate = useTranslate();
  return (
    <OperationButton<'setOrderStatus', Note & { status: string }>
      operation="setOrderStatus"
      label="office.status.change"
      title={translate('office.changeStatus', { smart_count: orderNumbers.length })}
      submitLabel="office.change"
      icon={<LocalShipping />}
      toInput={({ status, ...note }) => ({ body: { orderNumbers, status, ...toNote(note) } })}
      done="office.statusChanged"
      count={({ data }) => data.filter(({ changed }) => changed).length}
      {...(onDone && { onDone })}
    >
      <SelectInput
        source="status"
        label="resources.orders.fields.status"
        choices={statusChoices}
        validate={required()}
      />
      <NoteInputs />
    </OperationButton>
  );
};

export const BulkStatusButton = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  return <StatusButton orderNumbers={selectedIds.map(String)} onDone={onUnselectItems} />;
};

type Parcel = {
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
  const toInput = ({ carrier, number, link, date, quantities = {}, tellClient }: Parcel) => {
    const lines = unsent.flatMap(({ lineNumber }) => {
      const quantity = quantities[`line${lineNumber}`];
      return quantity ? [{ lineNumber, quantity }] : [];
    });
    const texts = { ...(carrier && { carrier }), ...(number && { number }), ...(link && { link }) };
    return { path: { orderNumber }, body: { ...texts, ...(date && { date }), lines, quiet: !tellClient } };
  };
  return (
    <OperationButton<'addParcel', Parcel>
      operation="addParcel"
      label="office.addParcel"
      submitLabel="ra.action.add"
      icon={<AddBox />}
      toInput={toInput}
      done="office.parcelAdded"
    >
      <TextInput source="carrier" label="resources.orders.fields.carrier" validate={maxLength(100)} />
      <TextInput source="number" label="resources.orders.fields.number" validate={maxLength(100)} />
      <TextInput source="link" label="resources.orders.fields.link" type="url" helperText="office.linkHelp" />
      <DayInput source="date" label="resources.orders.fields.date" helperText="office.dateHelp" />
      {unsent.length > 0 && <p>{translate('office.parcelLines')}</p>}
      {unsent.map(({ lineNumber, code, left }) => (
        <AmountInput
          key={lineNumber}
          source={`quantities.line${lineNumber}`}
          label={translate('office.unsent', { code, left })}
          min={0}
          max={left}
          step={1}
        />
      ))}
      <BooleanInput source="tellClient" label="office.tellClient" defaultValue />
    </OperationButton>
  );
};

const documents = {
  'application/pdf': ['.pdf'],
  'text/xml': ['.xml'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
};

const documentChoices = toChoices('office.document', ['invoice', 'deliveryNote', 'certificate']);

export const DocumentButton = ({ orderNumber }: { orderNumber: string }) => (
  <OperationButton<'addDocument', { kind: DocumentAddition['kind']; file: DroppedFile }>
    operation="addDocument"
    label="office.addDocument"
    submitLabel="ra.action.add"
    icon={<AttachFile />}
    toInput={async ({ kind, file: { rawFile } }) => ({
      path: { orderNumber },
      body: { kind, name: rawFile.name, content: await readBase64(rawFile) },
    })}
    done="office.documentAdded"
  >
    <SelectInput source="kind" label="resources.orders.fields.kind" choices={documentChoices} validate={required()} />
    <DropInput
      label="resources.orders.fields.documentName"
      help="office.documentHelp"
      accept={documents}
      maxMegabytes={10}
    />
  </OperationButton>
);

type RequestProps = { path: OfficeInputs['answerRequest']['path']; isHidden: boolean };

const answerChoices = toChoices('office.answer', ['accepted', 'declined']);

export const AnswerButton = ({ path, isHidden }: RequestProps) => (
  <OperationButton<'answerRequest', Note & Pick<RequestAnswer, 'state'>>
    operation="answerRequest"
    label="office.answerRequest"
    submitLabel="office.answer.send"
    icon={<Reply />}
    isHidden={isHidden}
    toInput={({ state, ...note }) => ({ path, body: { state, ...toNote(note) } })}
    done="office.requestAnswered"
  >
    <SelectInput source="state" label="resources.orders.fields.answer" choices={answerChoices} validate={required()} />
    <NoteInputs />
  </OperationButton>
);

type Removal = 'removeParcel' | 'removeDocument';

type RemovalProps<Name extends Removal> = { operation: Name } & OfficeInputs[Name];

/** Of a parcel or document. */
export const RemoveButton = <Name extends Removal>({ operation, ...input }: RemovalProps<Name>) => (
  <OperationButton
    operation={operation}
    label="ra.action.remove"
    title={`office.${operation}`}
    icon={<Delete />}
    toInput={() => input as unknown as OfficeInputs[Name]}
    done="office.saved"
  >
    {useTranslate()('office.removeContent')}
  </OperationButton>
);
