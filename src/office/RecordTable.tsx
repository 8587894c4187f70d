import type { ReactNode } from 'react';
import { ArrayField, DataTable, useRecordContext, useResourceContext } from 'react-admin';

import { Section } from './Section';

type Props = { source: string; children: ReactNode };

/** A list that is part of the record, if there is anything in it. */
export const RecordTable = ({ source, children }: Props) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  if (!(record?.[source] as unknown[] | undefined)?.length) return null;
  return (
    <Section title={`resources.${resource}.fields.${source}`}>
      <ArrayField source={source}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          {children}
        </DataTable>
      </ArrayField>
    </Section>
  );
};
