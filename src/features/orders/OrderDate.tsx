import type { ComponentProps } from 'react';
import { FormattedDate } from 'react-intl';

type OrderDateProps = { date: string } & Pick<ComponentProps<typeof FormattedDate>, 'dateStyle' | 'timeStyle'>;

const none = '–';

/** `date` comes shifted, so it is read as it stands; where it is no date, it is shown as it came. */
export const OrderDate = ({ date, ...style }: OrderDateProps) =>
  Number.isNaN(Date.parse(date)) ? date.trim() || none : <FormattedDate value={date} timeZone="UTC" {...style} />;
