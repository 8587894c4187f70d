import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { Button } from './Button';
import { dayMessages } from './dayMessages';
import { Icon } from './Icon';

const calendar = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7';

const Frame = styled('div')(
  css({
    position: 'relative',
    '& > button': { minHeight: 38, width: 38, padding: 0 },
    '& > input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, zIndex: -1 },
  }),
);

type DayPickerProps = {
  /** An ISO day, or empty. */
  day: string;
  min?: string;
  max?: string;
  isDisabled?: boolean;
  onPick: (day: string) => void;
};

/** The calendar of a native date field, whose text would be in the language of the browser's menus. */
export const DayPicker = ({ day, min, max, isDisabled, onPick }: DayPickerProps) => {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Frame>
      <input
        ref={field}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={day}
        disabled={isDisabled}
        onChange={({ target }) => onPick(target.value)}
      />
      <Button
        type="button"
        tone="icon"
        aria-label={formatMessage(dayMessages.pick)}
        data-hint
        disabled={isDisabled}
        onClick={() => field.current?.showPicker()}
      >
        <Icon d={calendar} size={18} />
      </Button>
    </Frame>
  );
};
