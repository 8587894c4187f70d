import { NumberField, useRecordContext } from 'react-admin';

/** The lines of an order have no currency of their own. */
export const MoneyField = ({ source, currency }: { source: string; currency?: string | undefined }) => {
  const record = useRecordContext<{ id: string; currency?: string }>();
  const code = currency ?? record?.currency;
  return <NumberField source={source} options={code ? { style: 'currency', currency: code } : {}} />;
};
