import Reply from '@mui/icons-material/Reply';
import { BooleanInput, maxLength, required, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';

import type { RequestAnswer } from '@/contracts/office';

import { useOperation } from '../data/useOperation';
import { DialogButton, FormDialog } from './FormDialog';

type Values = Pick<RequestAnswer, 'state' | 'note'> & { tellClient: boolean };

type Path = { orderNumber: string; requestNumber: number };

const choices = ['accepted', 'declined'].map((id) => ({ id, name: `office.answer.${id}` }));

const AnswerDialog = ({ path, onClose }: { path: Path; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useOperation('answerRequest', () => {
    notify('office.requestAnswered');
    onClose();
  });
  return (
    <FormDialog<Values>
      title={translate('office.answerRequest')}
      submitLabel="office.answer.send"
      icon={<Reply />}
      isPending={isPending}
      defaultValues={{ tellClient: true }}
      onSubmit={({ state, note, tellClient }) =>
        mutate({ path, body: { state, ...(note && { note }), quiet: !tellClient } })
      }
      onClose={onClose}
    >
      <SelectInput source="state" label="resources.orders.fields.answer" choices={choices} validate={required()} />
      <TextInput source="note" label="office.note" multiline minRows={3} validate={maxLength(1000)} />
      <BooleanInput source="tellClient" label="office.tellClient" />
    </FormDialog>
  );
};

export const AnswerButton = ({ path }: { path: Path }) => (
  <DialogButton operation="answerRequest" label="office.answerRequest" icon={<Reply />}>
    {(close) => <AnswerDialog path={path} onClose={close} />}
  </DialogButton>
);
