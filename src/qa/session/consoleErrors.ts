import type { Dispatch } from '@reduxjs/toolkit';

import { scrub } from '@/app/reports/redact';
import { cutText } from '@/shared/lib/plainText';

import { errorLogged } from './requestAnswers';

const maxLength = 2000;

const toText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return value === undefined ? 'undefined' : JSON.stringify(value);
  } catch {
    // Circular, or the value refuses.
    return Object.prototype.toString.call(value);
  }
};

/** As the console writes it, without tokens: the first argument may have places for the next ones. */
export const toMessage = ([first, ...others]: unknown[]): string => {
  const rest = [...others];
  const text = toText(first).replace(/%[sdifoO]/g, (place) => (rest.length > 0 ? toText(rest.shift()) : place));
  return cutText(scrub([text, ...rest.map(toText)].join(' ')), maxLength);
};

/** Records what the console shows as errors, including what was thrown and not caught. */
export const recordConsoleErrors = (dispatch: Dispatch) => {
  const record = (...values: unknown[]) => {
    // Not at once: React logs while it renders, when nothing may be dispatched.
    setTimeout(() => dispatch(errorLogged({ message: toMessage(values) })));
  };
  const { error } = console;
  Object.assign(console, {
    error: (...values: unknown[]) => {
      error(...values);
      record(...values);
    },
  });
  window.addEventListener('error', (event) => record(event.error ?? event.message));
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason));
};
