import { nextTask } from '@/shared/lib/scheduling';

type EarlyEvent = { type: string; element: HTMLElement };

declare global {
  interface Window {
    /** Set by an inline script of the page. */
    __early__?: { take: () => EarlyEvent[] } | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (field: Field) => field.value !== field.defaultValue && !field.matches('[type=checkbox], [type=radio]');

/** As an event that React knows about: its next render would discard the text. */
const repeatTyping = (field: Field, typed: string) => {
  const { value, defaultValue } = field;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  const notify = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = defaultValue;
  // Hydrates the field if it is in a part of the page that is not hydrated yet.
  notify();
  // More may have been typed since.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value === defaultValue ? typed : value);
  notify();
};

const getLabel = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

const findAlike = (element: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) => getLabel(other) === getLabel(element),
  );

const isUsable = (element: HTMLElement | undefined) => element?.matches(':enabled, form') === true;

const patienceMs = 5000;
const pauseMs = 50;

/** What a client sees may replace what was rendered for a visitor, and its code may have to load first. */
const findUsable = async (element: HTMLElement, place: number): Promise<HTMLElement | undefined> => {
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    const current = element.isConnected ? element : findAlike(element)[place];
    if (isUsable(current)) return current;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return undefined;
};

/** Repeats what was typed, pressed and sent in the server's page before it was hydrated. */
export const replayEarlyInput = async () => {
  const early = window.__early__;
  if (!early) return;
  delete window.__early__;
  const events = early.take().map((event) => ({
    ...event,
    place: Math.max(0, findAlike(event.element).indexOf(event.element)),
  }));
  const fields = [...document.querySelectorAll<Field>('main :is(input, textarea)')]
    .filter(isTyped)
    .map((field) => ({ field, typed: field.value }));
  // Until then React hydrates no other parts, and the components do not know that a client is signed in.
  await nextTask();
  fields.forEach(({ field, typed }) => repeatTyping(field, typed));
  await nextTask();
  for (const { type, element, place } of events) {
    const found = await findUsable(element, place);
    if (type === 'submit' && found instanceof HTMLFormElement) found.requestSubmit();
    else found?.click();
  }
};
