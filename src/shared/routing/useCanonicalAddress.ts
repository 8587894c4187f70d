import { use, useEffect } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';

import { readLanguage } from './addressLanguage';
import { PageReportContext } from './pageMetadata';

/**
 * Replaces the current address with the canonical one. Waits while a navigation is pending, and while the chosen
 * language differs from the address: a correction at that point would undo the navigation or the choice.
 */
export const useCanonicalAddress = (canonical: string | undefined) => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as Location<unknown>;
  const isPending = useNavigation().state !== 'idle';
  const isOwnLanguage = readLanguage(pathname) === useLanguage();
  const isDue = canonical !== undefined && !isPending && isOwnLanguage;
  const report = use(PageReportContext);
  if (isDue) report?.onCanonicalAddress(canonical);
  useEffect(() => {
    if (isDue) void navigate(canonical, { replace: true, state });
  }, [isDue, canonical, state, navigate]);
};
