import Reply from '@mui/icons-material/Reply';
import { required, SelectInput } from 'react-admin';

import type { RequestAnswer } from '@/contracts/office';

import { NoteInputs, OperationButton } from './OperationButton';

type Values = Pick<RequestAnswer, 'state' | 'note'> & { tellClient: boolean };

type Path = { orderNumber: string; requestNumber: number };

const choices = ['accepted', 'declined'].map((id) => ({ id, name: `office.answer.${id}` }));

export const AnswerButton = ({ path, isHidden }: { path: Path; isHidden: boolean }) => (
  <OperationButton<'answerRequest', Values>
    operation="answerRequest"
    label="office.answerRequest"
    submitLabel="office.answer.send"
    icon={<Reply />}
    isHidden={isHidden}
    done="office.requestAnswered"
    toInput={({ state, note, tellClient }) => ({ path, body: { state, ...(note && { note }), quiet: !tellClient } })}
  >
    <SelectInput source="state" label="resources.orders.fields.answer" choices={choices} validate={required()} />
    <NoteInputs />
  </OperationButton>
);
