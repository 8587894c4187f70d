import { createContext, use } from 'react';

import type { RuntimeConfig } from './runtimeConfig';

export const ConfigContext = createContext<RuntimeConfig | null>(null);

export const useConfig = (): RuntimeConfig => {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig must be used within ConfigContext');
  return config;
};
