import Box from '@mui/material/Box';
import { useId } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { NativeSelect } from '@/shared/ui/fields';
import { fieldLabel } from '@/shared/ui/styles';

import { timeZoneOptions } from './state/timeZones';
import { selectTimeZone, timeZoneChosen } from './state/timeZoneSlice';

const timeZoneMessages = defineMessages({
  label: { id: 'timeZone.label', defaultMessage: 'Time zone' },
});

/** The time zone for dates. A stored zone that is not in the list stays listed until another is chosen. */
export const TimeZoneSelect = () => {
  const id = useId();
  const dispatch = useAppDispatch();
  const zone = useAppSelector(selectTimeZone);
  const known = timeZoneOptions.some(({ value }) => value === zone);
  const options = known ? timeZoneOptions : [...timeZoneOptions, { text: zone, value: zone }];
  return (
    <div>
      <Box component="label" htmlFor={id} sx={fieldLabel}>
        <FormattedMessage {...timeZoneMessages.label} />
      </Box>
      <NativeSelect id={id} value={zone} onChange={({ target }) => dispatch(timeZoneChosen(target.value))}>
        {options.map(({ text, value }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
};
