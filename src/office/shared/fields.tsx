import { Chip, type ChipProps } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import {
  DataTableColumn,
  type DataTableColumnProps,
  DateField,
  Link,
  NumberField,
  SelectField,
  SimpleShowLayout,
  TextField,
  TextInput,
  useCanAccess,
  useCreatePath,
  useFieldValue,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';

import { languageNames, languages } from '@/shared/i18n/languages';

/** Of values that are named `prefix.value`. */
export const toChoices = (prefix: string, values: readonly string[]) =>
  values.map((id) => ({ id, name: `${prefix}.${id}` }));

/** Inputs of texts. */
export const textInputs = (...sources: string[]) => sources.map((source) => <TextInput key={source} source={source} />);

/** Fields of texts. */
export const textFields = (...sources: string[]) => sources.map((source) => <TextField key={source} source={source} />);

/** Columns that do not sort. */
export const columns = (sources: readonly string[], props: Omit<DataTableColumnProps, 'source'> = {}) =>
  sources.map((source) => <DataTableColumn key={source} source={source} disableSort {...props} />);

export const getMoneyFormat = (currency: string | undefined): Intl.NumberFormatOptions =>
  currency ? { style: 'currency', currency } : {};

export const MoneyField = ({ source }: { source: string }) => {
  const record = useRecordContext<{ id: string; currency?: string }>();
  return <NumberField source={source} options={getMoneyFormat(record?.currency)} />;
};

const price = { minimumFractionDigits: 2 };

/** Of a catalogue, whose prices come as text. */
export const PriceField = ({ source }: { source: string }) => <NumberField source={source} options={price} />;

/** Day and time, without seconds. */
export const MomentField = ({ source }: { source: string }) => (
  <DateField source={source} showTime options={{ dateStyle: 'short', timeStyle: 'short' }} />
);

export const languageChoices = languages.map((id) => ({ id, name: languageNames[id] }));

export const LanguageField = ({ source }: { source: string }) => (
  <SelectField source={source} choices={languageChoices} translateChoice={false} emptyText="–" />
);

type StateProps = { source: string; prefix: string; colors: Record<string, ChipProps['color']> };

/** A value that is named `prefix.value`, or shown as it is if it has no text. */
export const StateChip = ({ source, prefix, colors }: StateProps) => {
  const translate = useTranslate();
  const state = useFieldValue({ source }) as string | undefined;
  if (state === undefined) return null;
  const label = translate(`${prefix}.${state}`, { _: state });
  return <Chip size="small" variant="outlined" color={colors[state] ?? 'default'} label={label} />;
};

/** Opens the record from a list, whose rows are for the mouse alone. */
export const RecordLink = ({ source }: { source: string }) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const action = useResourceDefinition().hasShow ? 'show' : 'edit';
  // Asked once for all rows: react-admin's own hook asks for each, which React refuses beyond 50.
  const { canAccess } = useCanAccess({ resource, action });
  const createPath = useCreatePath();
  const text = useFieldValue({ source }) as string;
  if (!canAccess || !record) return text;
  return (
    <Link
      to={createPath({ resource, id: record.id, type: action })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
};

const sideBySide = { p: 0, '& .RaSimpleShowLayout-stack': { flexFlow: 'row wrap', gap: '8px 40px' } };

/** Fields side by side, each below its label. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <SimpleShowLayout spacing={0} sx={sideBySide}>
    {children}
  </SimpleShowLayout>
);
