import Print from '@mui/icons-material/Print';
import { GlobalStyles, Link, Stack } from '@mui/material';
import {
  Button,
  DataTable,
  DateField,
  EmailField,
  NumberField,
  Show,
  TextField,
  TopToolbar,
  UrlField,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import {
  type OfficeDocument,
  officeOperations,
  type OfficeOrderDetails,
  type OfficeParcel,
  type OfficeRequest,
} from '@/contracts/office';

import { createAddress } from '../data/callOffice';
import { columns, Facts, getMoneyFormat, MomentField, MoneyField, textFields } from '../shared/fields';
import { RecordTable, Section } from '../shared/Section';
import { AnswerButton, DocumentButton, ParcelButton, RemoveButton, StatusButton } from './OrderButtons';
import { StatusField } from './orderStatus';

/** Until the details arrive, react-admin shows what the list knows. */
type Order = Pick<OfficeOrderDetails, 'orderNumber' | 'currency'> & Partial<OfficeOrderDetails> & { id: string };

const hasDetails = (order: Order): order is Order & OfficeOrderDetails => order.lines !== undefined;

const Actions = () => {
  const order = useRecordContext<Order>();
  if (!order) return null;
  return (
    <TopToolbar>
      <StatusButton orderNumbers={[order.orderNumber]} />
      {hasDetails(order) && <ParcelButton order={order} />}
      <DocumentButton orderNumber={order.orderNumber} />
      <Button label="office.print" onClick={() => window.print()}>
        <Print />
      </Button>
    </TopToolbar>
  );
};

const OrderFacts = () => (
  <Facts>
    <TextField source="orderNumber" />
    <MomentField source="date" />
    <StatusField source="status" />
    <TextField source="client.name" />
    <EmailField source="client.email" />
    {textFields('orderedBy.name', 'reference')}
    <DateField source="wishedDate" />
    {textFields('deliveryAddress', 'comment')}
    <MoneyField source="subtotal" />
    <MoneyField source="taxAmount" />
    <MoneyField source="total" />
  </Facts>
);

const listLines = ({ lines }: Pick<OfficeRequest, 'lines'>) =>
  lines.map(({ lineNumber, quantity }) => `${lineNumber}: ${quantity}`).join(', ');

const kilobytes = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 };

const OrderTables = () => {
  const locale = useLocale();
  const translate = useTranslate();
  const { currency, orderNumber = '', lines = [] } = useRecordContext<Order>() ?? {};
  const money = getMoneyFormat(currency);
  return (
    <>
      <RecordTable source="lines">
        <DataTable.Col source="code" />
        <DataTable.Col source={`name.${locale}`} label="resources.orders.fields.name" />
        <DataTable.NumberCol source="quantity" />
        {(['cancelled', 'backordered'] as const)
          .filter((source) => lines.some((line) => line[source]))
          .map((source) => (
            <DataTable.NumberCol key={source} source={source} />
          ))}
        <DataTable.NumberCol source="unitPrice" options={money} />
        <DataTable.NumberCol source="total" options={money} />
      </RecordTable>
      <RecordTable source="parcels">
        <DataTable.Col source="date" field={DateField} />
        {columns(['carrier', 'number'])}
        <DataTable.Col source="link" field={UrlField} />
        <DataTable.Col source="parcelLines" render={listLines} />
        <DataTable.Col
          label="office.actions"
          render={({ parcelNumber }: OfficeParcel) => (
            <RemoveButton operation="removeParcel" path={{ orderNumber, parcelNumber }} />
          )}
        />
      </RecordTable>
      <RecordTable source="documents">
        <DataTable.Col
          source="kind"
          render={({ kind }: OfficeDocument) => translate(`office.document.${kind}`, { _: kind })}
        />
        <DataTable.Col
          source="documentName"
          render={({ documentId, name }: OfficeDocument) => (
            <Link
              href={createAddress(officeOperations.getDocument.path, { path: { orderNumber, documentId } })}
              download
            >
              {name}
            </Link>
          )}
        />
        <DataTable.Col source="size" align="right">
          <NumberField source="size" options={kilobytes} transform={(size: number) => size / 1000} />
        </DataTable.Col>
        <DataTable.Col source="date" field={DateField} />
        <DataTable.Col
          label="office.actions"
          render={({ documentId }: OfficeDocument) => (
            <RemoveButton operation="removeDocument" path={{ orderNumber, documentId }} />
          )}
        />
      </RecordTable>
      <RecordTable source="requests">
        <DataTable.Col source="date" field={DateField} />
        <DataTable.Col
          source="kind"
          render={({ kind }: OfficeRequest) => translate(`office.request.${kind}`, { _: kind })}
        />
        <DataTable.Col source="parcelLines" render={listLines} />
        <DataTable.Col source="reason" />
        <DataTable.Col
          source="state"
          render={({ state }: OfficeRequest) => translate(`office.answer.${state}`, { _: state })}
        />
        <DataTable.Col source="answer" />
        <DataTable.Col
          label="office.actions"
          render={({ state, requestNumber }: OfficeRequest) => (
            <AnswerButton path={{ orderNumber, requestNumber }} isHidden={state !== 'open'} />
          )}
        />
      </RecordTable>
      <RecordTable source="statusChanges">
        <DataTable.Col source="date" field={MomentField} />
        <DataTable.Col source="status" field={StatusField} />
        {columns(['by', 'note'])}
      </RecordTable>
    </>
  );
};

/** The order alone, without what surrounds it on the screen. */
const onPaper = {
  '@media print': {
    'header, .RaSidebar-fixed, .RaSidebar-docked, .MuiButton-root, .MuiSnackbar-root': { display: 'none !important' },
    '.MuiCard-root': { breakInside: 'avoid' },
  },
};

export const OrderShow = () => (
  <Show actions={<Actions />} component="div">
    <GlobalStyles styles={onPaper} />
    <Stack sx={{ gap: 2 }}>
      <Section title="resources.orders.name">
        <OrderFacts />
      </Section>
      <OrderTables />
    </Stack>
  </Show>
);
