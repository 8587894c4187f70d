import { nextTask } from '@/shared/lib/scheduling';

type EarlyEvent = { type: string; element: HTMLElement };

declare global {
  interface Window {
    /** Set by an inline script of the page. */
    __early__?: { take: () => EarlyEvent[] } | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const findFields = () =>
  [...document.querySelectorAll<Field>('main :is(input, textarea)')].filter(
    (field) => !field.matches('[type=checkbox], [type=radio]'),
  );

const readTyped = ({ value, defaultValue }: Field) => (value === defaultValue ? undefined : value);

/** As events that React knows about: its next render would discard the text. */
const repeatTyping = (field: Field, typedBefore: string | undefined) => {
  const typed = readTyped(field) ?? typedBefore;
  if (typed === undefined) return;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  const notify = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = field.defaultValue;
  // Hydrates the field if it is in a part of the page that is not hydrated yet.
  notify();
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
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
  const fields = findFields().map((field) => ({ field, typed: readTyped(field) }));
  // Until then React hydrates no other parts, and the components do not know that a client is signed in.
  await nextTask();
  fields.forEach(({ field, typed }) => repeatTyping(field, typed));
  await nextTask();
  const events = early.take().map((event) => ({
    ...event,
    place: Math.max(0, findAlike(event.element).indexOf(event.element)),
  }));
  for (const { type, element, place } of events) {
    const found = await findUsable(element, place);
    if (type === 'submit' && found instanceof HTMLFormElement) found.requestSubmit();
    else found?.click();
  }
};
