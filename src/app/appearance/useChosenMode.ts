import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserStorages } from '@/store/browserStorages';
import { modes, type Appearance, type Mode } from './appearance';

const storageKey = 'appearance';

const asMode = (text: string | null | undefined): Mode => modes.find((mode) => mode === text) ?? 'system';

const storedMode = (): Mode => {
  try {
    return asMode(browserStorages()?.local?.getItem(storageKey));
  } catch (error) {
    reportError(error);
    return 'system';
  }
};

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const followSystem = (listener: () => void) => {
  const query = systemIsDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The color scheme chosen here or in another tab, else the system's. The root element exposes it to the styles. */
export const useChosenMode = (): Appearance => {
  const [mode, setMode] = useState(storedMode);
  const isDark = useSyncExternalStore(
    followSystem,
    () => systemIsDark().matches,
    () => false,
  );
  const scheme = mode === 'system' ? (isDark ? 'dark' : 'light') : mode;

  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-color-scheme', scheme);
  }, [scheme]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey) setMode(asMode(newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return useMemo(
    () => ({
      mode,
      choose: (next) => {
        setMode(next);
        try {
          browserStorages()?.local?.setItem(storageKey, next);
        } catch (error) {
          // With full storage the choice lasts only as long as this page.
          reportError(error);
        }
      },
    }),
    [mode],
  );
};
