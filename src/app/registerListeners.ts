import { registerLanguageListeners } from '@/features/language/languageListeners';
import type { AppStartListening } from '@/store/appTypes';

export const registerListeners = (startListening: AppStartListening) => {
  registerLanguageListeners(startListening);
};
