import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { useConfig } from '@/shared/config/ConfigContext';
import { formatDay, parseDay } from '@/shared/i18n/dayText';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { getDay, isDay } from '@/shared/lib/days';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { pushMessages as messages } from '../pushMessages';
import { findWishedDateFault } from './wishedDate';

const calendar = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7';

type WishedDateFieldProps = { id: string; text: string; isReadOnly: boolean; onWrite: (text: string) => void };

/** Typed in the page's language, or picked. What cannot be read stays as it was typed. */
export const WishedDateField = ({ id, text, isReadOnly, onWrite }: WishedDateFieldProps) => {
  const { formatMessage } = useIntl();
  const language = useShownLanguage();
  const { timeZone } = useConfig().order;
  const [today] = useState(() => getDay(Date.now(), timeZone));
  const [isFocused, setIsFocused] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const fault = isFocused ? null : findWishedDateFault(text, language, timeZone);
  const commit = () => {
    const day = parseDay(text, language);
    if (day !== null && day !== text) onWrite(day);
  };
  const hints = {
    wrong: formatMessage(messages.wishedDateWrong, { example: formatDay('2026-12-31', language) }),
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
      placeholder={formatMessage(messages.wishedDateHint)}
      error={fault !== null}
      helperText={fault && hints[fault]}
      onChange={({ target }) => onWrite(target.value)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => {
        setIsFocused(false);
        commit();
      }}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      slotProps={{
        htmlInput: { inputMode: 'numeric', readOnly: isReadOnly },
        input: {
          endAdornment: (
            <Box sx={{ position: 'relative', mr: -1 }}>
              <Box
                component="input"
                ref={picker}
                type="date"
                tabIndex={-1}
                aria-hidden
                min={today}
                value={isDay(text) ? text : ''}
                disabled={isReadOnly}
                onChange={({ target }) => onWrite(target.value)}
                sx={{ position: 'absolute', inset: 0, width: 1, opacity: 0, zIndex: -1 }}
              />
              <Button
                type="button"
                tone="icon"
                aria-label={formatMessage(messages.pickDate)}
                data-hint
                disabled={isReadOnly}
                onClick={() => picker.current?.showPicker()}
              >
                <Icon d={calendar} size={18} />
              </Button>
            </Box>
          ),
        },
      }}
    />
  );
};
