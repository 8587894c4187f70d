import Print from '@mui/icons-material/Print';
import { GlobalStyles, Link, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ArrayField,
  Button,
  DataTable,
  DateField,
  EmailField,
  FunctionField,
  Labeled,
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
import { MomentField, MoneyField } from '../fields';
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

type TableProps = { source: 'lines' | 'parcels' | 'documents' | 'requests' | 'statusChanges'; children: ReactNode };

/** A list of the order, if there is anything in it. */
const OrderTable = ({ source, children }: TableProps) => {
  const order = useRecordContext<Order>();
  if (!order?.[source]?.length) return null;
  return (
    <Section title={`resources.orders.fields.${source}`}>
      <ArrayField source={source}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          {children}
        </DataTable>
      </ArrayField>
    </Section>
  );
};

const Facts = () => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 5, rowGap: 1 }}>
    <Labeled source="orderNumber">
      <TextField source="orderNumber" />
    </Labeled>
    <Labeled source="date">
      <MomentField source="date" />
    </Labeled>
    <Labeled source="status">
      <StatusField />
    </Labeled>
    <Labeled source="client.name">
      <TextField source="client.name" />
    </Labeled>
    <Labeled source="client.email">
      <EmailField source="client.email" />
    </Labeled>
    <Labeled source="orderedBy.name">
      <TextField source="orderedBy.name" emptyText="–" />
    </Labeled>
    <Labeled source="reference">
      <TextField source="reference" emptyText="–" />
    </Labeled>
    <Labeled source="wishedDate">
      <DateField source="wishedDate" emptyText="–" />
    </Labeled>
    <Labeled source="deliveryAddress">
      <TextField source="deliveryAddress" emptyText="–" sx={{ whiteSpace: 'pre-line' }} />
    </Labeled>
    <Labeled source="comment">
      <TextField source="comment" emptyText="–" sx={{ whiteSpace: 'pre-line' }} />
    </Labeled>
    <Labeled source="subtotal">
      <MoneyField source="subtotal" />
    </Labeled>
    <Labeled source="taxAmount">
      <MoneyField source="taxAmount" />
    </Labeled>
    <Labeled source="total">
      <MoneyField source="total" />
    </Labeled>
  </Stack>
);

const listLines = ({ lines }: Pick<OfficeRequest, 'lines'>) =>
  lines.map(({ lineNumber, quantity }) => `${lineNumber}: ${quantity}`).join(', ');

const OrderTables = () => {
  const locale = useLocale();
  const translate = useTranslate();
  const { currency, orderNumber = '' } = useRecordContext<Order>() ?? {};
  return (
    <>
      <OrderTable source="lines">
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
      </OrderTable>
      <OrderTable source="parcels">
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
      </OrderTable>
      <OrderTable source="documents">
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
      </OrderTable>
      <OrderTable source="requests">
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
            render={({ state, requestNumber }: OfficeRequest) =>
              state === 'open' && <AnswerButton path={{ orderNumber, requestNumber }} />
            }
          />
        </DataTable.Col>
      </OrderTable>
      <OrderTable source="statusChanges">
        <DataTable.Col source="date">
          <MomentField source="date" />
        </DataTable.Col>
        <DataTable.Col source="status">
          <StatusField />
        </DataTable.Col>
        <DataTable.Col source="by" />
        <DataTable.Col source="note" />
      </OrderTable>
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
        <Facts />
      </Section>
      <OrderTables />
    </Stack>
  </Show>
);
