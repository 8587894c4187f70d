import { nextTask } from '@/shared/lib/scheduling';

type EarlyEvent = { type: string; element: HTMLElement };

declare global {
  interface Window {
    /** Set by an inline script of the page. */
    __early__?: { take: () => EarlyEvent[] } | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** As an event that React knows about: its next render would discard the text. */
const repeatTyping = (field: Field) => {
  const { value: typed, defaultValue } = field;
  if (typed === defaultValue || field.matches('[type=checkbox], [type=radio]')) return;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const repeat = ({ type, element }: EarlyEvent) => {
  if (!element.isConnected) return;
  if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
};

/** Repeats what was typed, pressed and sent in the server's page before it was hydrated. */
export const replayEarlyInput = async () => {
  const early = window.__early__;
  if (!early) return;
  delete window.__early__;
  const events = early.take();
  document.querySelectorAll<Field>('main :is(input, textarea)').forEach(repeatTyping);
  // Until then the components do not know what was typed.
  await nextTask();
  events.forEach(repeat);
};
