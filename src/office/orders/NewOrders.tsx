import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCanAccess, useDataProvider, useLogoutIfAccessDenied, useNotify } from 'react-admin';

import type { OfficeOrder } from '@/contracts/office';

import type { OfficeDataProvider } from '../data/dataProvider';
import { findNewOrders } from './findNewOrders';

const everyMs = 5000;

/** Announces what has been ordered since the page last looked, and renews lists. A hidden page does not look. */
export const NewOrders = () => {
  const { call } = useDataProvider<OfficeDataProvider>();
  const { canAccess = false } = useCanAccess({ resource: 'orders', action: 'list' });
  const queryClient = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const known = useRef<OfficeOrder[]>(undefined);
  const { data: newest, error } = useQuery({
    queryKey: ['orders', 'newest'],
    queryFn: async () => (await call('listNewestOrders', {})).data,
    enabled: canAccess,
    refetchInterval: everyMs,
  });
  useEffect(() => {
    if (!newest) return;
    const [latest, ...others] = findNewOrders(known.current ?? newest, newest);
    known.current = newest;
    if (!latest) return;
    notify('office.newOrders', {
      messageArgs: { smart_count: others.length + 1, number: latest.orderNumber, client: latest.clientName },
      autoHideDuration: 15_000,
    });
    void queryClient.invalidateQueries({ queryKey: ['orders', 'getList'] });
  }, [newest, notify, queryClient]);
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return null;
};
