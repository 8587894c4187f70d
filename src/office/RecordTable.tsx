import { TablePaginationActions } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayField, DataTable, Pagination, useRecordContext, useResourceContext } from 'react-admin';

import { Section } from './Section';

type Props = { source: string; action?: ReactNode; perPage?: number; children: ReactNode };

/** A list that is part of the record, if there is anything in it. */
export const RecordTable = ({ source, action, perPage, children }: Props) => {
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
