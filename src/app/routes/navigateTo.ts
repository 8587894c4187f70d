import type { DataRouter } from 'react-router';
import { addressTo } from '@/shared/routing/knownAddress';

/**
 * Spec §2, reading B: navigates to a path plus optional segments if they match a route, otherwise to the login route.
 */
export const createNavigateTo =
  (router: Pick<DataRouter, 'navigate'>) =>
  (path: string, ...segments: (string | number)[]) =>
    void router.navigate(addressTo(path, ...segments));
