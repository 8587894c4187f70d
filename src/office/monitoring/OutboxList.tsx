import Delete from '@mui/icons-material/Delete';
import Send from '@mui/icons-material/Send';
import { DataTable, List, SelectField, SelectInput, TopToolbar, useListContext, useTranslate } from 'react-admin';

import type { OfficeOutboxEntry, OfficeOutputs } from '@/contracts/office';

import { MomentField, toChoices } from '../shared/fields';
import { ExportButton } from '../shared/ListTools';
import { OperationButton } from '../shared/OperationButton';

const Column = DataTable.Col<OfficeOutboxEntry>;

const stateChoices = toChoices('office.outboxState', ['waiting', 'sending', 'failed']);

const filters = [<SelectInput key="state" source="state" choices={stateChoices} alwaysOn />];

const countEntries = ({ data }: OfficeOutputs['retryOutbox']) => data[0]?.count ?? 0;

const BulkActions = () => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const chosen = {
    toInput: () => ({ body: { entryIds: selectedIds.map(String) } }),
    count: countEntries,
    onDone: onUnselectItems,
  };
  return (
    <>
      <OperationButton operation="retryOutbox" label="office.retry" icon={<Send />} done="office.retried" {...chosen} />
      <OperationButton
        operation="discardOutbox"
        label="office.discard"
        icon={<Delete />}
        title="office.discardTitle"
        done="office.discarded"
        {...chosen}
      >
        {translate('office.discardContent')}
      </OperationButton>
    </>
  );
};

const Actions = () => (
  <TopToolbar>
    <OperationButton
      operation="retryOutbox"
      label="office.retryAll"
      icon={<Send />}
      toInput={() => ({ body: {} })}
      done="office.retried"
      count={countEntries}
    >
      {useTranslate()('office.retryAllContent')}
    </OperationButton>
    <ExportButton />
  </TopToolbar>
);

export const OutboxList = () => {
  const translate = useTranslate();
  return (
    <List actions={<Actions />} filters={filters} sort={{ field: 'date', order: 'ASC' }}>
      <DataTable bulkActionButtons={<BulkActions />}>
        <Column source="date" field={MomentField} />
        <Column source="kind" disableSort render={({ kind }) => translate(`office.outboxKind.${kind}`)} />
        <Column source="detail" disableSort />
        <Column
          source="about"
          disableSort
          render={({ aboutKind, about }) => `${translate(`office.about.${aboutKind}`)} ${about}`}
        />
        <Column source="attempts" disableSort align="right" />
        <Column source="state" disableSort>
          <SelectField source="state" choices={stateChoices} />
        </Column>
        <Column source="dueAt" disableSort field={MomentField} />
        <Column source="lastError" disableSort />
      </DataTable>
    </List>
  );
};
