import { Alert, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayField, DataTable, FunctionField, useLocale, useTranslate } from 'react-admin';

import type { ImportedChange, ImportedRows, ImportPreview as Preview } from '@/contracts/office';

import { columns } from '../shared/fields';
import { Section } from '../shared/Section';

export const RowCounts = ({ rows }: { rows: ImportedRows }) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Typography>
      {(['added', 'changed', 'unchanged', 'removed'] as const)
        .map((kind) => `${translate(`office.import.${kind}`)}: ${rows[kind].toLocaleString(locale)}`)
        .join(' · ')}
    </Typography>
  );
};

type TableProps = { preview: Preview; source: 'faults' | 'changes'; children: ReactNode };

const Table = ({ preview, source, children }: TableProps) =>
  preview[source].length > 0 && (
    <ArrayField record={preview} source={source}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        {children}
      </DataTable>
    </ArrayField>
  );

const describeChange = ({ fields }: ImportedChange) =>
  fields.map(({ field, before, after }) => `${field}: ${before || '–'} → ${after || '–'}`).join('; ');

/** What a file will change, or why it cannot be imported. */
export const ImportPreview = ({ name, preview, action }: { name: string; preview: Preview; action: ReactNode }) => {
  const translate = useTranslate();
  const { bad, stillDeleted } = preview;
  return (
    <Section title={name} action={action}>
      <Stack sx={{ gap: 2 }}>
        <RowCounts rows={preview} />
        {stillDeleted > 0 && (
          <Alert severity="info">{translate('office.import.stillDeleted', { smart_count: stillDeleted })}</Alert>
        )}
        {bad > 0 && <Alert severity="error">{translate('office.import.bad', { smart_count: bad })}</Alert>}
        <Table preview={preview} source="faults">
          {columns(['line'], { align: 'right' })}
          {columns(['column', 'reason'])}
        </Table>
        <Table preview={preview} source="changes">
          {columns(['code', 'name'])}
          {columns(['fields'], { children: <FunctionField render={describeChange} /> })}
        </Table>
      </Stack>
    </Section>
  );
};
