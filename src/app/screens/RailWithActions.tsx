import type { ComponentProps } from 'react';

import { ItemRail } from '@/features/catalogue/rail/ItemRail';

import { WithItemActions } from './WithItemActions';

export const RailWithActions = (props: ComponentProps<typeof ItemRail>) => (
  <WithItemActions hasBar={props.kind === 'highlighted'}>
    <ItemRail {...props} />
  </WithItemActions>
);
