import { useState } from 'react';
import { useIntl } from 'react-intl';

/** The day of a moment, shifted by the offset of a time zone; the current year goes without saying. */
export const useShortDay = (offsetMs = 0) => {
  const { formatDate } = useIntl();
  const [now] = useState(() => Date.now());
  return (moment: string): string => {
    const day = new Date(Date.parse(moment) + offsetMs);
    if (Number.isNaN(day.getTime())) return moment;
    const isThisYear = day.getUTCFullYear() === new Date(now + offsetMs).getUTCFullYear();
    return formatDate(day, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
    });
  };
};
