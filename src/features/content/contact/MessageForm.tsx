import { ContactForm } from './ContactForm';
import { useRequestedItem } from './useRequestedItem';

export const MessageForm = () => {
  useRequestedItem();
  return <ContactForm form="message" />;
};
