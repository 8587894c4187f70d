import Delete from '@mui/icons-material/Delete';
import Send from '@mui/icons-material/Send';
import {
  Button,
  DataTable,
  DateField,
  ExportButton,
  FunctionField,
  List,
  SelectField,
  SelectInput,
  TopToolbar,
  useCanAccess,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';

import type { OfficeOutboxEntry, OfficeOutputs } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';
import { useOperation } from '../data/useOperation';
import { ConfirmButton } from '../orders/ConfirmButton';

const Column = DataTable.Col<OfficeOutboxEntry>;

const stateChoices = ['waiting', 'sending', 'failed'].map((id) => ({ id, name: `office.outboxState.${id}` }));

const filters = [<SelectInput key="state" source="state" choices={stateChoices} alwaysOn />];

const useSaid = (text: string) => {
  const notify = useNotify();
  return ({ data }: OfficeOutputs['retryOutbox']) =>
    notify(text, { messageArgs: { smart_count: data[0]?.count ?? 0 } });
};

const BulkActions = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const sayRetried = useSaid('office.retried');
  const sayDiscarded = useSaid('office.discarded');
  const { mutate, isPending } = useOperation('retryOutbox', (output) => {
    sayRetried(output);
    onUnselectItems();
  });
  const { canAccess } = useCanAccess({ resource: 'outbox', action: 'retryOutbox' });
  if (!canAccess) return null;
  const input = { body: { entryIds: selectedIds.map(String) } };
  return (
    <>
      <Button label="office.retry" disabled={isPending} onClick={() => mutate(input)}>
        <Send />
      </Button>
      <ConfirmButton
        operation="discardOutbox"
        input={input}
        label="office.discard"
        icon={<Delete />}
        title="office.discardTitle"
        content="office.discardContent"
        onDone={(output) => {
          sayDiscarded(output);
          onUnselectItems();
        }}
      />
    </>
  );
};

const Actions = () => (
  <TopToolbar>
    <ConfirmButton
      operation="retryOutbox"
      input={{ body: {} }}
      label="office.retryAll"
      icon={<Send />}
      title="office.retryAll"
      content="office.retryAllContent"
      onDone={useSaid('office.retried')}
    />
    <ExportButton />
  </TopToolbar>
);

export const OutboxList = () => {
  const translate = useTranslate();
  return (
    <List
      actions={<Actions />}
      filters={filters}
      sort={{ field: 'date', order: 'ASC' }}
      perPage={25}
      exporter={exportCsv}
    >
      <DataTable bulkActionButtons={<BulkActions />} rowClick={false}>
        <Column source="date">
          <DateField source="date" showTime />
        </Column>
        <Column source="kind" disableSort>
          <FunctionField render={({ kind }: OfficeOutboxEntry) => translate(`office.outboxKind.${kind}`)} />
        </Column>
        <Column source="detail" disableSort />
        <Column source="about" disableSort>
          <FunctionField
            render={({ aboutKind, about }: OfficeOutboxEntry) => `${translate(`office.about.${aboutKind}`)} ${about}`}
          />
        </Column>
        <Column source="attempts" disableSort align="right" />
        <Column source="state" disableSort>
          <SelectField source="state" choices={stateChoices} />
        </Column>
        <Column source="dueAt" disableSort>
          <DateField source="dueAt" showTime emptyText="–" />
        </Column>
        <Column source="lastError" disableSort />
      </DataTable>
    </List>
  );
};
