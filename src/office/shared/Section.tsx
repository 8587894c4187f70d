import { Card, CardContent, Stack, TablePaginationActions, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayField, DataTable, Pagination, useRecordContext, useResourceContext, useTranslate } from 'react-admin';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A part of a page, with an action beside its title. */
export const Section = ({ title, action, children }: Props) => {
  const translate = useTranslate();
  return (
    <Card variant="outlined">
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography variant="h6" component="h2" gutterBottom>
            {translate(title, { smart_count: 1 })}
          </Typography>
          {action}
        </Stack>
        {children}
      </CardContent>
    </Card>
  );
};

type TableProps = { source: string; action?: ReactNode; perPage?: number; children: ReactNode };

/** A list that is part of the record, if there is anything in it. */
export const RecordTable = ({ source, action, perPage, children }: TableProps) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  if (!(record?.[source] as unknown[] | undefined)?.length) return null;
  return (
    <Section title={`resources.${resource}.fields.${source}`} action={action}>
      <ArrayField source={source} {...(perPage && { perPage })}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          {children}
        </DataTable>
        {/* React-admin's actions are a landmark, and several tables would have several of one name. */}
        {perPage && <Pagination rowsPerPageOptions={[]} actions={TablePaginationActions as never} />}
      </ArrayField>
    </Section>
  );
};
