import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';

const colors = {
  received: 'info',
  preparing: 'warning',
  shipped: 'primary',
  delivered: 'success',
  cancelled: 'default',
} as const;

export const statusChoices = Object.keys(colors).map((id) => ({ id, name: `office.status.${id}` }));

const isKnown = (status: string): status is keyof typeof colors => Object.hasOwn(colors, status);

/** Statuses are open strings: one without a text is shown as it is. */
export const StatusField = (_: { source?: string }) => {
  const translate = useTranslate();
  const { status = '' } = useRecordContext<{ id: string; status: string }>() ?? {};
  const label = isKnown(status) ? translate(`office.status.${status}`) : status;
  return <Chip size="small" variant="outlined" color={isKnown(status) ? colors[status] : 'default'} label={label} />;
};
