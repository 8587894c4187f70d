import { nextTask } from '@/shared/lib/scheduling';

import { type Field, locate, type Typed } from './earlyElements';

const getInitial = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;

const readTyped = (): Typed[] =>
  [...document.querySelectorAll<Field>('main :is(input, textarea, select)')]
    .filter((field) => !field.matches('[type=checkbox], [type=radio]'))
    .map((field) => ({ ...locate(field), value: field.value, initial: getInitial(field) }))
    .filter(({ value, initial }) => value !== initial);

const loadRepeating = () => import(/* webpackChunkName: "repeat-input" */ './repeatInput');

let kept: Typed[] = [];

/**
 * To be called right before the first render, which may replace the fields of the server's page. If something was typed,
 * first loads the code that repeats it, because React resets fields that it renders again.
 */
export const keepEarlyInput = async () => {
  if (readTyped().length > 0) await Promise.allSettled([loadRepeating()]);
  kept = readTyped();
};

/** React resets a select to its own choice; text in any other field stays until React renders that field. */
const isOverwritten = ({ element }: Typed) => !element.isConnected || element.localName === 'select';

const repeatTyped = async (typed: readonly Typed[]) => {
  if (typed.length > 0) await (await loadRepeating()).repeatTyped(typed);
};

const pauseMs = 50;

/** Submits a form again until its part of the page is hydrated: before that, nothing handles the submission. */
const repeatUnhandled = (event: SubmitEvent) => {
  const form = event.target as HTMLFormElement;
  // The search form works without the application.
  if (event.defaultPrevented || form.hasAttribute('action')) return;
  event.preventDefault();
  setTimeout(() => {
    if (form.isConnected) form.requestSubmit();
  }, pauseMs);
};

let hasBegun = false;

/** Repeats what was typed, chosen, pressed and submitted in the server's page before it was hydrated. */
export const replayEarlyInput = async () => {
  const early = window.__early__;
  if (!early || hasBegun) return;
  hasBegun = true;
  const typed = [...kept.filter(isOverwritten), ...readTyped().filter((each) => !isOverwritten(each))];
  // Until then React hydrates no other parts, and the components do not know that a client is signed in.
  await nextTask();
  // Presses are recorded until the components know what was typed: a form would submit empty fields.
  const repeating = repeatTyped(typed);
  await Promise.allSettled([repeating]);
  delete window.__early__;
  window.addEventListener('submit', repeatUnhandled);
  const presses = early.take().map(({ type, element }) => ({ type, ...locate(element) }));
  await repeating;
  if (presses.length > 0) await (await loadRepeating()).repeatPresses(presses);
};
