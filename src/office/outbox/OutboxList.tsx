import Send from '@mui/icons-material/Send';
import {
  Button,
  Confirm,
  DataTable,
  DateField,
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

import type { OfficeOutboxEntry } from '@/contracts/office';

import { exportCsv } from '../data/exportCsv';
import { useOperation } from '../data/useOperation';
import { DialogButton } from '../orders/FormDialog';

const Column = DataTable.Col<OfficeOutboxEntry>;

const stateChoices = ['waiting', 'sending', 'failed'].map((id) => ({ id, name: `office.outboxState.${id}` }));

const filters = [<SelectInput key="state" source="state" choices={stateChoices} alwaysOn />];

const useRetry = (onDone: () => void) => {
  const notify = useNotify();
  return useOperation('retryOutbox', ({ data }) => {
    notify('office.retried', { messageArgs: { smart_count: data[0]?.count ?? 0 } });
    onDone();
  });
};

const BulkActions = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const { mutate, isPending } = useRetry(() => onUnselectItems());
  const { canAccess } = useCanAccess({ resource: 'outbox', action: 'retryOutbox' });
  if (!canAccess) return null;
  return (
    <Button
      label="office.retry"
      disabled={isPending}
      onClick={() => mutate({ body: { entryIds: selectedIds.map(String) } })}
    >
      <Send />
    </Button>
  );
};

const RetryAllDialog = ({ onClose }: { onClose: () => void }) => {
  const { mutate, isPending } = useRetry(onClose);
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="office.retryAll"
      content="office.retryAllContent"
      onConfirm={() => mutate({ body: {} })}
      onClose={onClose}
    />
  );
};

const Actions = () => (
  <TopToolbar>
    <DialogButton operation="retryOutbox" label="office.retryAll" icon={<Send />}>
      {(close) => <RetryAllDialog onClose={close} />}
    </DialogButton>
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
