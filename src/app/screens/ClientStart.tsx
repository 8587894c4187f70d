import Box from '@mui/material/Box';

import { OpenCart } from '@/features/account/OpenCart';
import { AddByCode } from '@/features/orderPad/AddByCode';
import { RecentOrders } from '@/features/orders/overview/RecentOrders';
import { selectClientId } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';

/** What a client comes for: the cart, the last orders, and adding items by code. */
export const ClientStart = () => {
  const clientId = useAppSelector(selectClientId);
  if (clientId === undefined) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
      }}
    >
      <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}>
        <OpenCart />
      </Box>
      <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 } }}>
        <AddByCode />
      </Box>
      <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 2 } }}>
        <RecentOrders key={clientId} clientId={clientId} />
      </Box>
    </Box>
  );
};
