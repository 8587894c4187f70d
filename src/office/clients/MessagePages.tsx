import Done from '@mui/icons-material/Done';
import Reply from '@mui/icons-material/Reply';
import Undo from '@mui/icons-material/Undo';
import {
  DataTable,
  EmailField,
  List,
  maxLength,
  required,
  SearchInput,
  SelectInput,
  Show,
  SimpleShowLayout,
  TextField,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';

import type { MessageAnswer, OfficeMessage } from '@/contracts/office';

import { columns, MomentField, RecordLink, textFields, toChoices } from '../shared/fields';
import { OperationButton } from '../shared/OperationButton';

const Column = DataTable.Col<OfficeMessage>;

const stateChoices = toChoices('office.messageState', ['open', 'done']);

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
];

export const MessageList = () => (
  <List filters={filters} sort={{ field: 'date', order: 'DESC' }}>
    <DataTable>
      <Column source="date" field={MomentField} />
      <Column source="name" disableSort field={RecordLink} />
      {columns(['company', 'subject'])}
      <Column
        source="message"
        disableSort
        sx={{ maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      />
      <Column source="doneAt" disableSort field={MomentField} />
      <Column source="doneBy" disableSort />
    </DataTable>
  </List>
);

const Actions = () => {
  const message = useRecordContext<OfficeMessage & { id: number }>();
  if (!message) return <TopToolbar />;
  const path = { messageId: String(message.messageId) };
  const isDone = message.doneAt !== null;
  return (
    <TopToolbar>
      <OperationButton<'answerMessage', MessageAnswer>
        operation="answerMessage"
        label="office.answer"
        submitLabel="office.send"
        icon={<Reply />}
        isHidden={message.answer !== ''}
        toInput={(body) => ({ path, body })}
        done="office.answered"
      >
        <TextInput
          source="text"
          label="resources.messages.fields.answer"
          multiline
          minRows={8}
          validate={[required(), maxLength(10_000)]}
        />
      </OperationButton>
      <OperationButton
        operation="setMessageDone"
        label={isDone ? 'office.reopen' : 'office.done'}
        icon={isDone ? <Undo /> : <Done />}
        toInput={() => ({ path, body: { isDone: !isDone } })}
        done="office.saved"
      />
    </TopToolbar>
  );
};

export const MessageShow = () => (
  <Show actions={<Actions />}>
    <SimpleShowLayout>
      <MomentField source="date" />
      <TextField source="name" />
      <EmailField source="email" />
      {textFields('phone', 'company', 'subject', 'message')}
      <MomentField source="doneAt" />
      {textFields('doneBy', 'answer', 'answeredBy')}
    </SimpleShowLayout>
  </Show>
);
