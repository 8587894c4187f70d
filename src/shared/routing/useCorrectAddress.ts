import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, type Location } from 'react-router';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { readLanguage } from './switchLanguage';

/**
 * Replaces the present address where the screen knows a better one. It waits while a navigation is pending, and while
 * the chosen language is not the address's own: a correction made then would undo the navigation or the choice.
 */
export const useCorrectAddress = (right: string | undefined) => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as Location<unknown>;
  const isPending = useNavigation().state !== 'idle';
  const isOwnLanguage = readLanguage(pathname) === useLanguage();
  const isDue = right !== undefined && !isPending && isOwnLanguage;
  useEffect(() => {
    if (isDue) void navigate(right, { replace: true, state });
  }, [isDue, right, state, navigate]);
};
