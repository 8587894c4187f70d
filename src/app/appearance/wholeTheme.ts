import type { VariableTheme } from '../theme';
import type { ThemeColors } from '../themeDesign';

type CreateTheme = (colors: ThemeColors) => VariableTheme;

let create: CreateTheme | undefined;
const listeners = new Set<() => void>();

/** Undefined until the first MUI component has loaded. */
export const wholeThemeCreator = (): CreateTheme | undefined => create;

export const wholeThemeArrived = (given: CreateTheme) => {
  create = given;
  for (const listener of listeners) listener();
};

export const onWholeTheme = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
