import { nextTask } from '@/shared/lib/scheduling';

import { type Early, locate } from './earlyElements';

declare global {
  interface Window {
    /** Set by an inline script of the page. */
    __early__?: { take: () => { type: string; element: HTMLElement }[] } | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Typed = Early & { value: string };

const getInitial = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;

const readTyped = (): Typed[] =>
  [...document.querySelectorAll<Field>('main :is(input, textarea, select)')]
    .filter((field) => !field.matches('[type=checkbox], [type=radio]') && field.value !== getInitial(field))
    .map((field) => ({ ...locate(field), value: field.value }));

let kept: Typed[] = [];

/** To be called right before the first render, which may replace the fields of the server's page. */
export const keepEarlyInput = () => {
  kept = readTyped();
};

/** React resets a select to its own choice; text in any other field stays until React renders that field. */
const isOverwritten = ({ element }: Typed) => !element.isConnected || element.localName === 'select';

/** Repeats what was typed, chosen, pressed and submitted in the server's page before it was hydrated. */
export const replayEarlyInput = async () => {
  const early = window.__early__;
  if (!early) return;
  delete window.__early__;
  const typed = [...kept.filter(isOverwritten), ...readTyped().filter((each) => !isOverwritten(each))];
  // Until then React hydrates no other parts, and the components do not know that a client is signed in.
  await nextTask();
  const events = early.take().map(({ type, element }) => ({ type, ...locate(element) }));
  if (typed.length + events.length === 0) return;
  const { repeatInput } = await import(/* webpackChunkName: "repeat-input" */ './repeatInput');
  await repeatInput(typed, events);
};
