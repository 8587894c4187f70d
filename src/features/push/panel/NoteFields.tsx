import TextField from '@mui/material/TextField';
import { useIntl } from 'react-intl';

import { selectClient } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { useConfig } from '@/shared/config/ConfigContext';
import {
  maxAddressLength,
  maxCommentLength,
  maxReferenceLength,
  type noteFields,
  type OrderNote,
} from '@/shared/lib/orderComment';

import { pushMessages as messages } from '../pushMessages';
import { WishedDateField } from './WishedDateField';

type NoteField = (typeof noteFields)[number];

export const noteFieldId = (field: NoteField) => `push-${field}`;

const addressListId = 'push-addresses';

/** The client's own address, and those that were entered for deliveries. */
const useAddresses = (): string[] => {
  const client = useAppSelector(selectClient);
  const texts = [client?.address, client?.deliveryAddresses].filter((text) => typeof text === 'string');
  return [...new Set(texts.flatMap((text) => text.split('\n')).map((text) => text.trim()))].filter(Boolean);
};

type NoteFieldsProps = {
  note: OrderNote;
  isReadOnly: boolean;
  onWrite: (field: NoteField, value: string) => void;
};

const useField = ({ note, onWrite }: NoteFieldsProps) => {
  const { formatMessage } = useIntl();
  return (name: NoteField) => ({
    id: noteFieldId(name),
    name,
    label: formatMessage(messages[name]),
    value: note[name],
    fullWidth: true,
    onChange: ({ target }: { target: { value: string } }) => onWrite(name, target.value),
  });
};

/** What the client says about an order besides its comment. */
export const NoteFields = (props: NoteFieldsProps) => {
  const { note, isReadOnly, onWrite } = props;
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const field = useField(props);
  return (
    <>
      <TextField
        {...field('reference')}
        helperText={formatMessage(messages.referenceHint)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: maxReferenceLength, readOnly: isReadOnly } }}
      />
      <TextField
        {...field('deliveryAddress')}
        helperText={addresses.length > 0 && formatMessage(messages.deliveryAddressHint)}
        autoComplete={addresses.length > 0 ? 'off' : 'street-address'}
        slotProps={{ htmlInput: { maxLength: maxAddressLength, readOnly: isReadOnly, list: addressListId } }}
      />
      <datalist id={addressListId}>
        {addresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <WishedDateField
        id={noteFieldId('wishedDate')}
        text={note.wishedDate}
        isReadOnly={isReadOnly}
        onWrite={(text) => onWrite('wishedDate', text)}
      />
    </>
  );
};

/** `used` counts the comment with what becomes part of it. */
export const CommentField = ({ used, ...props }: NoteFieldsProps & { used: number }) => {
  const { formatMessage } = useIntl();
  const isAlone = useConfig().order.fields === 'own';
  const excess = used - maxCommentLength;
  return (
    <TextField
      {...useField(props)('comment')}
      multiline
      minRows={2}
      maxRows={10}
      error={excess > 0}
      helperText={
        excess > 0
          ? formatMessage(messages.tooLong, { excess })
          : formatMessage(messages.charactersLeft, { used, most: maxCommentLength, isAlone })
      }
      slotProps={{ htmlInput: { readOnly: props.isReadOnly } }}
    />
  );
};
