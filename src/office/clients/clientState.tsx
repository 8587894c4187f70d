import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';

import type { ClientState } from '@/contracts/office';

const colors = { active: 'success', invited: 'info', 'not invited': 'warning', disabled: 'default' } as const;

const states = Object.keys(colors) as ClientState[];

export const stateChoices = states.map((id) => ({ id, name: `office.clientState.${id}` }));

/** Of a client or a person. */
export const StateField = (_: { source?: string }) => {
  const translate = useTranslate();
  const { state } = useRecordContext<{ id: string; state?: ClientState }>() ?? {};
  if (!state) return null;
  return (
    <Chip size="small" variant="outlined" color={colors[state]} label={translate(`office.clientState.${state}`)} />
  );
};
