import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { selectClient } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { useScreenState } from '@/store/useScreenState';
import { useConfig } from '@/shared/config/ConfigContext';
import { formatDay, parseDay } from '@/shared/i18n/dayText';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { dayIn, isDay } from '@/shared/lib/days';
import {
  maxAddressLength,
  maxCommentLength,
  maxReferenceLength,
  type noteFields,
  type OrderNote,
} from '@/shared/lib/orderComment';
import { dayMessages } from '@/shared/ui/dayMessages';
import { DayPicker } from '@/shared/ui/DayPicker';

import { pushMessages as messages } from '../pushMessages';
import { findWishedDateFault } from '../state/wishedDate';

type WishedDateFieldProps = { id: string; text: string; isReadOnly: boolean; onWrite: (text: string) => void };

/** Typed in the page's language, or picked. What cannot be read stays as it was typed. */
const WishedDateField = ({ id, text, isReadOnly, onWrite }: WishedDateFieldProps) => {
  const { formatMessage } = useIntl();
  const language = useShownLanguage();
  const { timeZone } = useConfig().order;
  const [today] = useState(() => dayIn(timeZone)(Date.now()));
  const [isTyping, setTyping] = useScreenState<boolean>(`${id}/typing`, false);
  const fault = isTyping ? null : findWishedDateFault(text, language, timeZone);
  const commit = () => {
    setTyping(false);
    const day = parseDay(text, language);
    if (day !== null && day !== text) onWrite(day);
  };
  const hints = {
    wrong: formatMessage(dayMessages.wrong, { example: formatDay('2026-12-31', language) }),
    past: formatMessage(messages.wishedDatePast),
  };
  return (
    <TextField
      id={id}
      name="wishedDate"
      label={formatMessage(messages.wishedDate)}
      value={isDay(text) ? formatDay(text, language) : text}
      fullWidth
      autoComplete="off"
      placeholder={formatMessage(dayMessages.hint)}
      error={fault !== null}
      helperText={fault && hints[fault]}
      onChange={({ target }) => {
        setTyping(true);
        onWrite(target.value);
      }}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      slotProps={{
        htmlInput: { inputMode: 'numeric', readOnly: isReadOnly },
        input: {
          endAdornment: (
            <Box sx={{ mr: '-13px' }}>
              <DayPicker day={isDay(text) ? text : ''} min={today} isDisabled={isReadOnly} onPick={onWrite} />
            </Box>
          ),
        },
      }}
    />
  );
};

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
