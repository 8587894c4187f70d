import Done from '@mui/icons-material/Done';
import Reply from '@mui/icons-material/Reply';
import Undo from '@mui/icons-material/Undo';
import {
  Button,
  DateField,
  EmailField,
  maxLength,
  required,
  Show,
  SimpleShowLayout,
  TextField,
  TextInput,
  TopToolbar,
  useCanAccess,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import type { MessageAnswer, OfficeMessage } from '@/contracts/office';

import { useOperation } from '../data/useOperation';
import { DialogButton, FormDialog } from '../orders/FormDialog';

type ButtonProps = { message: OfficeMessage };

type Path = { messageId: string };

const AnswerDialog = ({ path, onClose }: { path: Path; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useOperation('answerMessage', () => {
    notify('office.answered');
    onClose();
  });
  return (
    <FormDialog<MessageAnswer>
      title={translate('office.answer')}
      submitLabel="office.send"
      icon={<Reply />}
      isPending={isPending}
      onSubmit={(body) => mutate({ path, body })}
      onClose={onClose}
    >
      <TextInput
        source="text"
        label="resources.messages.fields.answer"
        multiline
        minRows={8}
        validate={[required(), maxLength(10_000)]}
      />
    </FormDialog>
  );
};

const AnswerButton = ({ message: { messageId, answer } }: ButtonProps) => (
  <DialogButton operation="answerMessage" label="office.answer" icon={<Reply />} isHidden={answer !== ''}>
    {(close) => <AnswerDialog path={{ messageId: String(messageId) }} onClose={close} />}
  </DialogButton>
);

const DoneButton = ({ message: { messageId, doneAt } }: ButtonProps) => {
  const notify = useNotify();
  const isDone = doneAt !== null;
  const { canAccess } = useCanAccess({ resource: 'messages', action: 'setMessageDone' });
  const { mutate, isPending } = useOperation('setMessageDone', () => notify('ra.notification.updated'));
  if (!canAccess) return null;
  return (
    <Button
      label={isDone ? 'office.reopen' : 'office.done'}
      disabled={isPending}
      onClick={() => mutate({ path: { messageId: String(messageId) }, body: { isDone: !isDone } })}
    >
      {isDone ? <Undo /> : <Done />}
    </Button>
  );
};

const Actions = () => {
  const message = useRecordContext<OfficeMessage & { id: number }>();
  return (
    <TopToolbar>
      {message && <AnswerButton message={message} />}
      {message && <DoneButton message={message} />}
    </TopToolbar>
  );
};

const lines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

export const MessageShow = () => (
  <Show actions={<Actions />}>
    <SimpleShowLayout>
      <DateField source="date" showTime />
      <TextField source="name" />
      <EmailField source="email" />
      <TextField source="phone" emptyText="–" />
      <TextField source="company" emptyText="–" />
      <TextField source="subject" emptyText="–" />
      <TextField source="message" sx={lines} />
      <DateField source="doneAt" showTime emptyText="–" />
      <TextField source="doneBy" emptyText="–" />
      <TextField source="answer" emptyText="–" sx={lines} />
      <TextField source="answeredBy" emptyText="–" />
    </SimpleShowLayout>
  </Show>
);
