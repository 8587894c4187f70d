import type { ComponentProps } from 'react';
import { FormattedDate } from 'react-intl';

type OrderDateProps = { date: string } & Pick<ComponentProps<typeof FormattedDate>, 'dateStyle' | 'timeStyle'>;

const none = '–';

/** `date` is already shifted, so it is formatted as is; an invalid date is shown as received. */
export const OrderDate = ({ date, ...style }: OrderDateProps) =>
  Number.isNaN(Date.parse(date)) ? date.trim() || none : <FormattedDate value={date} timeZone="UTC" {...style} />;
