import type { ReactNode } from 'react';
import { DateField, NumberField, SimpleShowLayout, useRecordContext } from 'react-admin';

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

const sideBySide = { p: 0, '& .RaSimpleShowLayout-stack': { flexFlow: 'row wrap', gap: '8px 40px' } };

/** Fields side by side, each below its label. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <SimpleShowLayout spacing={0} sx={sideBySide}>
    {children}
  </SimpleShowLayout>
);
