import {
  ArrayInput,
  BooleanInput,
  DateInput,
  Edit,
  maxLength,
  NumberInput,
  required,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';

import type { OfficeQuoteDetails } from '@/contracts/office';

import { SaveToolbar } from '../SaveToolbar';

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

/** Offers prices, or corrects and renews an offer. */
export const QuoteEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" transform={(values) => toOffer(values as Values)}>
    <SimpleForm toolbar={<SaveToolbar />} defaultValues={{ tellClient: true }}>
      <DateInput source="validUntil" validate={required()} />
      <NumberInput source="discount" min={0} max={100} helperText="office.discountHelp" />
      <ArrayInput source="lines">
        <SimpleFormIterator disableAdd disableRemove disableReordering disableClear inline>
          <TextInput source="code" label="resources.quotes.fields.code" readOnly />
          <NumberInput source="quantity" label="resources.quotes.fields.quantity" readOnly />
          <NumberInput source="usualPrice" label="resources.quotes.fields.usualPrice" readOnly />
          <NumberInput source="unitPrice" label="resources.quotes.fields.unitPrice" min={0} step={0.01} />
          <TextInput source="note" label="resources.quotes.fields.note" validate={maxLength(200)} />
        </SimpleFormIterator>
      </ArrayInput>
      <TextInput source="answer" label="office.note" multiline minRows={3} validate={maxLength(1000)} />
      <BooleanInput source="tellClient" label="office.tellClient" />
    </SimpleForm>
  </Edit>
);
