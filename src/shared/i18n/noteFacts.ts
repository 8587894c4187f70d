import { useIntl } from 'react-intl';

import { isDay } from '@/shared/lib/days';
import { noteFields, type OrderNote } from '@/shared/lib/orderComment';

export type NoteFact = { field: (typeof noteFields)[number]; text: string };

/** What the client says about an order, as it is shown: only what is said. */
export const useNoteFacts = () => {
  const { formatDate } = useIntl();
  return (note: OrderNote): NoteFact[] =>
    noteFields.flatMap((field) => {
      const text = note[field].trim();
      if (text === '') return [];
      const isDate = field === 'wishedDate' && isDay(text);
      return [{ field, text: isDate ? formatDate(text, { dateStyle: 'full', timeZone: 'UTC' }) : text }];
    });
};
