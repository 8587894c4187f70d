import Print from '@mui/icons-material/Print';
import { GlobalStyles, Link, Stack } from '@mui/material';
import {
  Button,
  DataTable,
  DateField,
  EmailField,
  FunctionField,
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
import { Facts, MomentField, MoneyField } from '../fields';
import { RecordTable } from '../RecordTable';
import { Section } from '../Section';
import { AnswerButton } from './AnswerButton';
import { DocumentButton } from './DocumentButton';
import { StatusField } from './orderStatus';
import { ParcelButton } from './ParcelButton';
import { RemoveButton } from './RemoveButton';
import { StatusButton } from './StatusButton';

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
    <TextField source="orderedBy.name" emptyText="–" />
    <TextField source="reference" emptyText="–" />
    <DateField source="wishedDate" emptyText="–" />
    <TextField source="deliveryAddress" emptyText="–" sx={{ whiteSpace: 'pre-line' }} />
    <TextField source="comment" emptyText="–" sx={{ whiteSpace: 'pre-line' }} />
    <MoneyField source="subtotal" />
    <MoneyField source="taxAmount" />
    <MoneyField source="total" />
  </Facts>
);

const listLines = ({ lines }: Pick<OfficeRequest, 'lines'>) =>
  lines.map(({ lineNumber, quantity }) => `${lineNumber}: ${quantity}`).join(', ');

const OrderTables = () => {
  const locale = useLocale();
  const translate = useTranslate();
  const { currency, orderNumber = '' } = useRecordContext<Order>() ?? {};
  return (
    <>
      <RecordTable source="lines">
        <DataTable.Col source="code" />
        <DataTable.Col source={`name.${locale}`} label="resources.orders.fields.name" />
        <DataTable.NumberCol source="quantity" />
        <DataTable.NumberCol source="cancelled" />
        <DataTable.NumberCol source="backordered" />
        <DataTable.Col source="unitPrice" align="right">
          <MoneyField source="unitPrice" currency={currency} />
        </DataTable.Col>
        <DataTable.Col source="total" align="right">
          <MoneyField source="total" currency={currency} />
        </DataTable.Col>
      </RecordTable>
      <RecordTable source="parcels">
        <DataTable.Col source="date" field={DateField} />
        <DataTable.Col source="carrier" />
        <DataTable.Col source="number" />
        <DataTable.Col source="link" field={UrlField} />
        <DataTable.Col source="parcelLines">
          <FunctionField render={listLines} />
        </DataTable.Col>
        <DataTable.Col label={false}>
          <FunctionField
            render={({ parcelNumber }: OfficeParcel) => (
              <RemoveButton operation="removeParcel" path={{ orderNumber, parcelNumber }} />
            )}
          />
        </DataTable.Col>
      </RecordTable>
      <RecordTable source="documents">
        <DataTable.Col source="kind">
          <FunctionField render={({ kind }: OfficeDocument) => translate(`office.document.${kind}`, { _: kind })} />
        </DataTable.Col>
        <DataTable.Col source="documentName">
          <FunctionField
            render={({ documentId, name }: OfficeDocument) => (
              <Link
                href={createAddress(officeOperations.getDocument.path, { path: { orderNumber, documentId } })}
                download
              >
                {name}
              </Link>
            )}
          />
        </DataTable.Col>
        <DataTable.Col source="size" align="right">
          <NumberField
            source="size"
            options={{ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }}
            transform={(size: number) => size / 1000}
          />
        </DataTable.Col>
        <DataTable.Col source="date" field={DateField} />
        <DataTable.Col label={false}>
          <FunctionField
            render={({ documentId }: OfficeDocument) => (
              <RemoveButton operation="removeDocument" path={{ orderNumber, documentId }} />
            )}
          />
        </DataTable.Col>
      </RecordTable>
      <RecordTable source="requests">
        <DataTable.Col source="date" field={DateField} />
        <DataTable.Col source="kind">
          <FunctionField render={({ kind }: OfficeRequest) => translate(`office.request.${kind}`, { _: kind })} />
        </DataTable.Col>
        <DataTable.Col source="parcelLines">
          <FunctionField render={listLines} />
        </DataTable.Col>
        <DataTable.Col source="reason" />
        <DataTable.Col source="state">
          <FunctionField render={({ state }: OfficeRequest) => translate(`office.answer.${state}`, { _: state })} />
        </DataTable.Col>
        <DataTable.Col source="answer" />
        <DataTable.Col label={false}>
          <FunctionField
            render={({ state, requestNumber }: OfficeRequest) => (
              <AnswerButton path={{ orderNumber, requestNumber }} isHidden={state !== 'open'} />
            )}
          />
        </DataTable.Col>
      </RecordTable>
      <RecordTable source="statusChanges">
        <DataTable.Col source="date">
          <MomentField source="date" />
        </DataTable.Col>
        <DataTable.Col source="status">
          <StatusField />
        </DataTable.Col>
        <DataTable.Col source="by" />
        <DataTable.Col source="note" />
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
