import { createContext, use } from 'react';
import type { Texts } from './createTexts';

export const TextsContext = createContext<Texts | null>(null);

export const useTexts = (): Texts => {
  const texts = use(TextsContext);
  if (!texts) throw new Error('there are no texts above this component');
  return texts;
};
