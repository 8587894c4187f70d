import { nextTask } from '@/shared/lib/scheduling';

import { type Early, type Field, findCurrent, type Typed } from './earlyElements';

const isSelect = (element: HTMLElement): element is HTMLSelectElement => element.localName === 'select';

/** Dispatches events that React handles; otherwise its next render would discard the text. */
const repeatTyping = (field: Field, typed: string) => {
  const notify = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (!isSelect(field)) field.value = field.defaultValue;
  // Hydrates the field if it is in a part of the page that is not hydrated yet.
  notify('input');
  // Bypasses the setter that React puts on the element; otherwise React would notice no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  notify(isSelect(field) ? 'change' : 'input');
};

const repeatIfShown = (typed: Typed): boolean => {
  const field = findCurrent(typed) as Field | undefined;
  // What was added since then is kept. React may have reset the field meanwhile.
  if (field) repeatTyping(field, isSelect(field) || field.value === typed.initial ? typed.value : field.value);
  return field !== undefined;
};

/** Waits, while the address stays the same, for a field whose code is still loading or is reloaded after a failure. */
const repeatWhenShown = (typed: Typed) => {
  const { href } = window.location;
  const observer = new MutationObserver(() => {
    const hasLeft = window.location.href !== href;
    if (!hasLeft && !findCurrent(typed)) return;
    observer.disconnect();
    // A new field is not ready for input until React has finished with it.
    if (!hasLeft) setTimeout(() => repeatIfShown(typed));
  });
  observer.observe(document.body, { childList: true, subtree: true });
};

const isUsable = (element: HTMLElement | undefined) => element?.matches(':enabled, form') === true;

const patienceMs = 5000;
const pauseMs = 50;

/** Waits: a client's version may replace the element rendered for a visitor, and its code may have to load first. */
const findUsable = async (early: Early): Promise<HTMLElement | undefined> => {
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    const current = findCurrent(early);
    if (isUsable(current)) return current;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return undefined;
};

export const repeatTyped = async (typed: readonly Typed[]) => {
  for (const each of typed) if (!repeatIfShown(each)) repeatWhenShown(each);
  await nextTask();
};

export const repeatPresses = async (presses: readonly (Early & { type: string })[]) => {
  for (const press of presses) {
    const found = await findUsable(press);
    if (press.type === 'submit' && found instanceof HTMLFormElement) found.requestSubmit();
    else found?.click();
  }
};
