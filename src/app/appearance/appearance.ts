import { createContext, use } from 'react';

export const modes = ['system', 'light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export type Appearance = { mode: Mode; choose: (mode: Mode) => void };

export const AppearanceContext = createContext<Appearance | null>(null);

export const useAppearance = (): Appearance => {
  const appearance = use(AppearanceContext);
  if (!appearance) throw new Error('there is no theme above this component');
  return appearance;
};
