import { useLayoutEffect, useSyncExternalStore } from 'react';
import { selectMode } from '@/features/appearance/appearanceSlice';
import { useAppSelector } from '@/store/hooks';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const followSystem = (listener: () => void) => {
  const query = systemIsDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Exposes the chosen color scheme, or else the system's, to the styles through the root element. */
export const useDocumentColorScheme = (): void => {
  const mode = useAppSelector(selectMode);
  const isDark = useSyncExternalStore(
    followSystem,
    () => systemIsDark().matches,
    () => false,
  );
  const scheme = mode === 'system' ? (isDark ? 'dark' : 'light') : mode;

  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-color-scheme', scheme);
  }, [scheme]);
};
