import Block from '@mui/icons-material/Block';
import LocalOffer from '@mui/icons-material/LocalOffer';
import { Stack } from '@mui/material';
import {
  DataTable,
  DateField,
  EditButton,
  FunctionField,
  ReferenceField,
  Show,
  TextField,
  TopToolbar,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import type { OfficeQuoteDetails } from '@/contracts/office';

import { Facts, MomentField, MoneyField } from '../fields';
import { NoteInputs, OperationButton } from '../orders/OperationButton';
import { RecordTable } from '../RecordTable';
import { Section } from '../Section';
import { QuoteState } from './QuoteList';

type Quote = OfficeQuoteDetails & { id: string };

const Actions = () => {
  const quote = useRecordContext<Quote>();
  if (!quote?.lines) return <TopToolbar />;
  const { quoteNumber, version, state } = quote;
  const isClosed = state === 'accepted' || state === 'declined';
  return (
    <TopToolbar>
      {!isClosed && <EditButton label="office.offer" icon={<LocalOffer />} />}
      <OperationButton<'declineQuote', { note: string; tellClient: boolean }>
        operation="declineQuote"
        label="office.declineQuote"
        icon={<Block />}
        isHidden={isClosed}
        done="office.quoteDeclined"
        toInput={({ note, tellClient }) => ({ path: { quoteNumber }, body: { note, quiet: !tellClient, version } })}
      >
        <NoteInputs isRequired />
      </OperationButton>
    </TopToolbar>
  );
};

const Tables = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const currency = useRecordContext<Quote>()?.currency;
  return (
    <>
      <RecordTable source="lines">
        <DataTable.Col source="code" />
        <DataTable.Col source={`name.${locale}`} label="resources.orders.fields.name" />
        <DataTable.NumberCol source="quantity" />
        <DataTable.Col source="usualPrice" align="right">
          <MoneyField source="usualPrice" currency={currency} />
        </DataTable.Col>
        <DataTable.Col source="unitPrice" align="right">
          <MoneyField source="unitPrice" currency={currency} />
        </DataTable.Col>
        <DataTable.Col source="note" />
      </RecordTable>
      <RecordTable source="history">
        <DataTable.Col source="date">
          <MomentField source="date" />
        </DataTable.Col>
        <DataTable.Col source="operation">
          <FunctionField render={({ operation }: { operation: string }) => translate(`office.${operation}`)} />
        </DataTable.Col>
        <DataTable.Col source="by" />
      </RecordTable>
    </>
  );
};

export const QuoteShow = () => (
  <Show actions={<Actions />} component="div">
    <Stack sx={{ gap: 2 }}>
      <Section title="resources.quotes.name">
        <Facts>
          <MomentField source="date" />
          <QuoteState source="state" />
          <DateField source="validUntil" emptyText="–" />
          <ReferenceField source="clientId" reference="clients" link="show" />
          <ReferenceField source="orderNumber" reference="orders" link="show" empty="–" />
          {['comment', 'answer', 'answeredBy', 'refusal'].map((source) => (
            <TextField key={source} source={source} emptyText="–" sx={{ whiteSpace: 'pre-line' }} />
          ))}
        </Facts>
      </Section>
      <Tables />
    </Stack>
  </Show>
);
