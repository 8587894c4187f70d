import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useScreenState } from '@/store/useScreenState';
import { formatDay, parseDay } from '@/shared/i18n/dayText';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { FilterField, FilterInput } from './FilterField';
import { ordersListMessages as messages } from './ordersListMessages';
import { useRestoredByHistory } from './useFilterInput';

const calendar = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7';
const latestDay = '9999-12-31';

const Entry = styled('div')(
  css({
    position: 'relative',
    '& > button': { position: 'absolute', right: 1, bottom: 1, minHeight: 38, width: 38, padding: 0 },
    '& > input[type="date"]': {
      position: 'absolute',
      right: 0,
      bottom: 0,
      width: 38,
      height: 38,
      opacity: 0,
      zIndex: -1,
    },
    '& label input': { paddingRight: 40 },
  }),
);

const Fault = styled('div')(css({ marginTop: 4, fontSize: '0.8125rem', color: 'var(--mui-palette-error-main)' }));

type Typed = { text: string; isRefused: boolean };

type DayFieldProps = {
  label: ReactNode;
  /** Where the typed text is kept. */
  place: string;
  /** An ISO day, or empty. */
  day: string;
  /** Id of the text that says what is wrong with the day, if anything. */
  faultId: string | undefined;
  onChange: (day: string) => void;
};

/**
 * A day in the page's language, typed or picked. Native date fields are in the language of the browser's menus, so only
 * their calendar is used.
 */
export const DayField = ({ label, place, day, faultId, onChange }: DayFieldProps) => {
  const { formatMessage } = useIntl();
  const language = useShownLanguage();
  const ownFaultId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped, updateTyped] = useScreenState<Typed | null>(place, null);
  useRestoredByHistory(() => setTyped(null));
  // As it is now: the focus may be taken before what was just typed is rendered.
  const commit = () =>
    updateTyped((current) => {
      if (current === null) return null;
      const next = current.text.trim() === '' ? '' : parseDay(current.text, language);
      if (next !== null && next !== day) onChange(next);
      return next === null ? { ...current, isRefused: true } : null;
    });
  const isRefused = typed?.isRefused ?? false;
  return (
    <div>
      <Entry>
        <FilterField label={label}>
          <FilterInput
            inputMode="numeric"
            autoComplete="off"
            placeholder={formatMessage(messages.dayHint)}
            value={typed?.text ?? formatDay(day, language)}
            aria-invalid={isRefused || faultId !== undefined}
            aria-describedby={isRefused ? ownFaultId : faultId}
            onChange={({ target }) => setTyped({ text: target.value, isRefused: false })}
            onBlur={commit}
            onKeyDown={({ key }) => key === 'Enter' && commit()}
          />
        </FilterField>
        <input
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden
          max={latestDay}
          value={day}
          onChange={({ target }) => {
            setTyped(null);
            onChange(target.value);
          }}
        />
        <Button
          type="button"
          tone="icon"
          aria-label={formatMessage(messages.pickDay)}
          data-hint
          onClick={() => picker.current?.showPicker()}
        >
          <Icon d={calendar} size={18} />
        </Button>
      </Entry>
      {isRefused && (
        <Fault id={ownFaultId} role="alert">
          <FormattedMessage {...messages.wrongDay} values={{ example: formatDay('2026-12-31', language) }} />
        </Fault>
      )}
    </div>
  );
};
