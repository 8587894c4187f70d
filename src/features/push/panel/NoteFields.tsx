import TextField from '@mui/material/TextField';
import { useIntl } from 'react-intl';

import {
  countCharacters,
  formatOrderComment,
  maxCommentLength,
  maxReferenceLength,
  type OrderNote,
} from '@/shared/lib/orderComment';

import { pushMessages as messages } from '../pushMessages';

export const noteFieldId = (field: keyof OrderNote) => `push-${field}`;

type NoteFieldsProps = {
  note: OrderNote;
  excess: number;
  isReadOnly: boolean;
  onWrite: (field: keyof OrderNote, value: string) => void;
};

export const NoteFields = ({ note, excess, isReadOnly, onWrite }: NoteFieldsProps) => {
  const { formatMessage } = useIntl();
  const used = countCharacters(formatOrderComment(note));
  const field = (name: keyof OrderNote) => ({
    id: noteFieldId(name),
    name,
    label: formatMessage(messages[name]),
    value: note[name],
    fullWidth: true,
    onChange: ({ target }: { target: { value: string } }) => onWrite(name, target.value),
  });
  return (
    <>
      <TextField
        {...field('reference')}
        helperText={formatMessage(messages.referenceHint)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: maxReferenceLength, readOnly: isReadOnly } }}
      />
      <TextField
        {...field('comment')}
        multiline
        minRows={2}
        maxRows={10}
        error={excess > 0}
        helperText={
          excess > 0
            ? formatMessage(messages.tooLong, { excess })
            : formatMessage(messages.charactersLeft, { used, most: maxCommentLength })
        }
        slotProps={{ htmlInput: { readOnly: isReadOnly } }}
      />
    </>
  );
};
