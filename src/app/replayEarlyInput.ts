import { nextTask } from '@/shared/lib/scheduling';

type EarlyEvent = { type: string; element: HTMLElement };

declare global {
  interface Window {
    /** Set by an inline script of the page. */
    __early__?: { take: () => EarlyEvent[] } | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const findFields = () =>
  [...document.querySelectorAll<Field>('main :is(input, textarea, select)')].filter(
    (field) => !field.matches('[type=checkbox], [type=radio]'),
  );

const getInitial = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;

const readTyped = (field: Field) => (field.value === getInitial(field) ? undefined : field.value);

const setValue = (field: Field, value: string) => {
  // React notices only what passes by its own setter of the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
};

/** As events that React knows about: its next render would discard the text. */
const repeatTyping = (field: Field, typed: string) => {
  const notify = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  // Hydrates the field if it is in a part of the page that is not hydrated yet.
  notify('input');
  setValue(field, typed);
  notify(field instanceof HTMLSelectElement ? 'change' : 'input');
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

const getFieldLabel = (field: Field) =>
  [field.localName, field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name].join(' ');

const findAlikeFields = (label: string) => findFields().filter((field) => getFieldLabel(field) === label);

/** `place` is among the fields with the same label. */
type Typed = { field: Field; label: string; place: number; value: string };

const readAllTyped = (): Typed[] =>
  findFields().flatMap((field) => {
    const value = readTyped(field);
    if (value === undefined) return [];
    const label = getFieldLabel(field);
    return [{ field, label, place: findAlikeFields(label).indexOf(field), value }];
  });

let kept: Typed[] = [];

/** To be called right before the first render, which may replace the fields of the server's page. */
export const keepEarlyInput = () => {
  kept = readAllTyped();
};

/** Waits for a field whose code is still loading, or failed to load and is loaded again, while the address is the same. */
const repeatWhenShown = ({ label, place, value }: Typed) => {
  const { href } = window.location;
  const observer = new MutationObserver(() => {
    const hasLeft = window.location.href !== href;
    const field = hasLeft ? undefined : findAlikeFields(label)[place];
    if (field || hasLeft) observer.disconnect();
    if (!field) return;
    // A new field is not ready for input until React has finished with it.
    setTimeout(() => repeatTyping(field, value));
  });
  observer.observe(document.body, { childList: true, subtree: true });
};

const repeatAllTyping = (typed: readonly Typed[]) => {
  for (const each of typed) {
    const field = each.field.isConnected ? each.field : findAlikeFields(each.label)[each.place];
    if (field) repeatTyping(field, each.value);
    else repeatWhenShown(each);
  }
};

/** React shows its own choice in a select; what is typed into any other field stays until React renders the field. */
const isOverwritten = ({ field }: Typed) => !field.isConnected || field instanceof HTMLSelectElement;

const collectTyped = (): Typed[] => {
  const typed = readAllTyped();
  return [...kept.filter((each) => isOverwritten(each) && !typed.some(({ field }) => field === each.field)), ...typed];
};

/** Repeats what was typed, chosen, pressed and sent in the server's page before it was hydrated. */
export const replayEarlyInput = async () => {
  const early = window.__early__;
  if (!early) return;
  delete window.__early__;
  const typed = collectTyped();
  // Until then React hydrates no other parts, and the components do not know that a client is signed in.
  await nextTask();
  repeatAllTyping(typed);
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
