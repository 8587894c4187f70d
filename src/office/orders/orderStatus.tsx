import { StateChip, toChoices } from '../shared/fields';

const colors = {
  received: 'info',
  preparing: 'warning',
  shipped: 'primary',
  delivered: 'success',
  cancelled: 'default',
} as const;

export const statusChoices = toChoices('office.status', Object.keys(colors));

/** Statuses are open strings. */
export const StatusField = (_: { source?: string }) => (
  <StateChip source="status" prefix="office.status" colors={colors} />
);
