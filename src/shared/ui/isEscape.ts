import type { KeyboardEvent } from 'react';

/** For forms that open within the page. In an input method, Escape only ends the composition. */
export const isEscape = ({ key, nativeEvent }: KeyboardEvent): boolean => key === 'Escape' && !nativeEvent.isComposing;
