import Block from '@mui/icons-material/Block';
import LocalOffer from '@mui/icons-material/LocalOffer';
import { Stack } from '@mui/material';
import {
  ArrayInput,
  BooleanInput,
  CanAccess,
  DataTable,
  DateField,
  DateInput,
  Edit,
  EditButton,
  List,
  maxLength,
  NumberInput,
  ReferenceField,
  required,
  SearchInput,
  SelectInput,
  Show,
  SimpleForm,
  SimpleFormIterator,
  TextField,
  TextInput,
  TopToolbar,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import type { OfficeQuote, OfficeQuoteDetails } from '@/contracts/office';

import {
  columns,
  Facts,
  getMoneyFormat,
  MomentField,
  RecordLink,
  StateChip,
  textFields,
  toChoices,
} from '../shared/fields';
import { AmountInput, DayInput } from '../shared/inputs';
import { lineGroup } from '../shared/LineGroup';
import { NoteInputs, OperationButton } from '../shared/OperationButton';
import { RecordTable, Section } from '../shared/Section';

const Column = DataTable.Col<OfficeQuote>;

type Quote = OfficeQuoteDetails & { id: string };

const colors = {
  requested: 'info',
  offered: 'warning',
  accepted: 'success',
  declined: 'default',
  expired: 'default',
} as const;

const stateChoices = toChoices('office.quoteState', Object.keys(colors));

const StateField = (_: { source: string }) => <StateChip source="state" prefix="office.quoteState" colors={colors} />;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
  <TextInput key="client" source="client" />,
  <DateInput key="since" source="since" />,
  <DateInput key="until" source="until" />,
];

export const QuoteList = () => (
  <List filters={filters} sort={{ field: 'date', order: 'DESC' }}>
    <DataTable>
      <Column source="quoteNumber" disableSort field={RecordLink} sx={{ whiteSpace: 'nowrap' }} />
      <Column source="date" field={MomentField} />
      <Column source="state" disableSort field={StateField} />
      <Column source="validUntil" disableSort field={DateField} />
      {columns(['clientName', 'orderNumber', 'comment'])}
    </DataTable>
  </List>
);

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
        toInput={({ note, tellClient }) => ({ path: { quoteNumber }, body: { note, quiet: !tellClient, version } })}
        done="office.quoteDeclined"
      >
        <NoteInputs isRequired />
      </OperationButton>
    </TopToolbar>
  );
};

const Tables = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const money = getMoneyFormat(useRecordContext<Quote>()?.currency);
  return (
    <>
      <RecordTable source="lines">
        <DataTable.Col source="code" />
        <DataTable.Col source={`name.${locale}`} label="resources.orders.fields.name" />
        <DataTable.NumberCol source="quantity" />
        <DataTable.NumberCol source="usualPrice" options={money} />
        <DataTable.NumberCol source="unitPrice" options={money} />
        <DataTable.Col source="note" />
      </RecordTable>
      <RecordTable source="history">
        <DataTable.Col source="date" field={MomentField} />
        <DataTable.Col
          source="operation"
          render={({ operation }: { operation: string }) => translate(`office.${operation}`)}
        />
        <DataTable.Col source="by" />
      </RecordTable>
    </>
  );
};

/** Not all who read quotes read clients. */
const ClientField = ({ source }: { source: string }) => (
  <CanAccess resource="clients" action="show" accessDenied={<TextField source="clientName" />}>
    <ReferenceField source={source} reference="clients" link="show" />
  </CanAccess>
);

export const QuoteShow = () => (
  <Show actions={<Actions />} component="div">
    <Stack sx={{ gap: 2 }}>
      <Section title="resources.quotes.name">
        <Facts>
          <MomentField source="date" />
          <StateField source="state" />
          <DateField source="validUntil" />
          <ClientField source="clientId" />
          <ReferenceField source="orderNumber" reference="orders" link="show" empty="–" />
          {textFields('comment', 'answer', 'answeredBy', 'refusal')}
        </Facts>
      </Section>
      <Tables />
    </Stack>
  </Show>
);

/** React-admin empties a field with null. */
type Values = Omit<OfficeQuoteDetails, 'answer' | 'lines'> & {
  tellClient: boolean;
  answer: string | null;
  lines: { lineNumber: number; unitPrice: number | null; note: string | null }[];
};

const toOffer = ({ tellClient, answer, lines, ...quote }: Values) => ({
  ...quote,
  quiet: !tellClient,
  answer: answer ?? '',
  lines: lines.map(({ lineNumber, unitPrice, note }) => ({ lineNumber, unitPrice, note: note ?? '' })),
});

const lineInputs = (
  <>
    <TextInput source="code" label="resources.quotes.fields.code" readOnly />
    <NumberInput source="quantity" label="resources.quotes.fields.quantity" readOnly />
    <NumberInput source="usualPrice" label="resources.quotes.fields.usualPrice" readOnly />
    <AmountInput source="unitPrice" label="resources.quotes.fields.unitPrice" min={0} step={0.01} />
    <TextInput source="note" label="resources.quotes.fields.note" validate={maxLength(200)} />
  </>
);

/** Offers prices, or corrects and renews an offer. */
export const QuoteEdit = () => (
  <Edit redirect="show" transform={(values) => toOffer(values as Values)}>
    <SimpleForm defaultValues={{ tellClient: true }}>
      <DayInput source="validUntil" validate={required()} />
      <AmountInput source="discount" min={0} max={100} helperText="office.discountHelp" />
      <ArrayInput source="lines">
        <SimpleFormIterator disableAdd disableRemove disableReordering disableClear inline>
          {lineGroup(lineInputs)}
        </SimpleFormIterator>
      </ArrayInput>
      <TextInput source="answer" label="office.note" multiline minRows={3} validate={maxLength(1000)} />
      <BooleanInput source="tellClient" label="office.tellClient" />
    </SimpleForm>
  </Edit>
);
