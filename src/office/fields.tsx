import { DateField, NumberField, useRecordContext } from 'react-admin';

/** The lines of a record have no currency of their own. */
export const MoneyField = ({ source, currency }: { source: string; currency?: string | undefined }) => {
  const record = useRecordContext<{ id: string; currency?: string }>();
  const code = currency ?? record?.currency;
  return <NumberField source={source} options={code ? { style: 'currency', currency: code } : {}} />;
};

/** Day and time, without seconds. */
export const MomentField = ({ source }: { source: string }) => (
  <DateField source={source} showTime options={{ dateStyle: 'short', timeStyle: 'short' }} />
);
