import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useScreenState } from '@/store/useScreenState';
import { useConfig } from '@/shared/config/ConfigContext';
import { formatDay, parseDay } from '@/shared/i18n/dayText';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { dayIn, isDay } from '@/shared/lib/days';
import { dayMessages } from '@/shared/ui/dayMessages';
import { DayPicker } from '@/shared/ui/DayPicker';

import { pushMessages as messages } from '../pushMessages';
import { findWishedDateFault } from '../state/wishedDate';

type WishedDateFieldProps = { id: string; text: string; isReadOnly: boolean; onWrite: (text: string) => void };

/** Typed in the page's language, or picked. What cannot be read stays as it was typed. */
export const WishedDateField = ({ id, text, isReadOnly, onWrite }: WishedDateFieldProps) => {
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
