import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

import { useScreenState } from '@/store/useScreenState';
import { formatDay, parseDay } from '@/shared/i18n/dayText';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { dayMessages as messages } from '@/shared/ui/dayMessages';
import { DayPicker } from '@/shared/ui/DayPicker';

import { FilterField, FilterInput } from './FilterField';
import { useRestoredByHistory } from './useFilterInput';

const latestDay = '9999-12-31';

const Entry = styled('div')(
  css({
    position: 'relative',
    '& > div': { position: 'absolute', right: 1, bottom: 1 },
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

/** A day in the page's language, typed or picked. */
export const DayField = ({ label, place, day, faultId, onChange }: DayFieldProps) => {
  const { formatMessage } = useIntl();
  const language = useShownLanguage();
  const ownFaultId = useId();
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
            placeholder={formatMessage(messages.hint)}
            value={typed?.text ?? formatDay(day, language)}
            aria-invalid={isRefused || faultId !== undefined}
            aria-describedby={isRefused ? ownFaultId : faultId}
            onChange={({ target }) => setTyped({ text: target.value, isRefused: false })}
            onBlur={commit}
            onKeyDown={({ key }) => key === 'Enter' && commit()}
          />
        </FilterField>
        <DayPicker
          day={day}
          max={latestDay}
          onPick={(picked) => {
            setTyped(null);
            onChange(picked);
          }}
        />
      </Entry>
      {isRefused && (
        <Fault id={ownFaultId} role="alert">
          {formatMessage(messages.wrong, { example: formatDay('2026-12-31', language) })}
        </Fault>
      )}
    </div>
  );
};
