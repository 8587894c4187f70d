import { useConfig } from '../config/ConfigContext';
import { useShownLanguage } from './useLanguage';

/** What prices are in; undefined where the configuration says nothing. */
export const useCurrencyText = (): string | undefined => {
  const language = useShownLanguage();
  return useConfig().currencyText?.[language];
};
