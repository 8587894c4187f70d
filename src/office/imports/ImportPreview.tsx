import { Alert, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayField, DataTable, FunctionField, useTranslate } from 'react-admin';

import type { ImportedChange, ImportedRows, ImportFault, ImportPreview as Preview } from '@/contracts/office';

import { Section } from '../shared/Section';

const FaultColumn = DataTable.Col<ImportFault>;
const ChangeColumn = DataTable.Col<ImportedChange>;

export const RowCounts = ({ rows }: { rows: ImportedRows }) => {
  const translate = useTranslate();
  return (
    <Typography>
      {(['added', 'changed', 'unchanged', 'removed'] as const)
        .map((kind) => `${translate(`office.import.${kind}`)}: ${rows[kind].toLocaleString()}`)
        .join(' · ')}
    </Typography>
  );
};

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
        {bad > 0 && (
          <>
            <Alert severity="error">{translate('office.import.bad', { smart_count: bad })}</Alert>
            <ArrayField record={preview} source="faults">
              <DataTable bulkActionButtons={false} rowClick={false}>
                <FaultColumn source="line" align="right" disableSort />
                <FaultColumn source="column" disableSort />
                <FaultColumn source="reason" disableSort />
              </DataTable>
            </ArrayField>
          </>
        )}
        {preview.changes.length > 0 && (
          <ArrayField record={preview} source="changes">
            <DataTable bulkActionButtons={false} rowClick={false}>
              <ChangeColumn source="code" disableSort />
              <ChangeColumn source="name" disableSort />
              <ChangeColumn source="fields" disableSort>
                <FunctionField
                  render={({ fields }: ImportedChange) =>
                    fields.map(({ field, before, after }) => `${field}: ${before || '–'} → ${after || '–'}`).join('; ')
                  }
                />
              </ChangeColumn>
            </DataTable>
          </ArrayField>
        )}
      </Stack>
    </Section>
  );
};
