import Storefront from '@mui/icons-material/Storefront';
import { Button, useCanAccess, useNotify } from 'react-admin';

import { useOperation } from '../data/useOperation';

type Props = { clientId: number; personId?: number };

/** Opens the shop as this client, or as one of its people, in another tab. */
export const SeeShopButton = ({ clientId, personId }: Props) => {
  const { canAccess } = useCanAccess({ resource: 'clients', action: 'openClientView' });
  const notify = useNotify();
  const { mutate, isPending } = useOperation('openClientView', () => undefined);
  const open = () => {
    // At once, because browsers block what opens later.
    const tab = window.open('', '_blank');
    if (!tab) {
      notify('office.tabBlocked', { type: 'warning' });
      return;
    }
    tab.opener = null;
    const body = personId === undefined ? {} : { personId };
    mutate(
      { path: { clientId }, body },
      { onSuccess: ({ data: [view] }) => view && tab.location.replace(view.link), onError: () => tab.close() },
    );
  };
  if (!canAccess) return null;
  return (
    <Button label="office.seeShop" disabled={isPending} onClick={open}>
      <Storefront />
    </Button>
  );
};
