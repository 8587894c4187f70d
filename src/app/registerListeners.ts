import { registerCartListeners } from '@/features/cart/cartListeners';
import { registerCatalogueListeners } from '@/features/catalogue/catalogueListeners';
import { registerLanguageListeners } from '@/features/language/languageListeners';
import { registerUnreadableListeners } from '@/features/notifications/unreadableListeners';
import { registerPushListeners } from '@/features/push/pushListeners';
import { registerSessionListeners } from '@/features/session/sessionListeners';
import type { AppStartListening } from '@/store/appTypes';

export const registerListeners = (startListening: AppStartListening) => {
  registerSessionListeners(startListening);
  registerLanguageListeners(startListening);
  registerCartListeners(startListening);
  registerCatalogueListeners(startListening);
  registerPushListeners(startListening);
  registerUnreadableListeners(startListening);
};
