import type { EndpointDefinitions, OverrideResultType, ResultTypeFrom } from '@reduxjs/toolkit/query/react';

/** What the application sees of each endpoint: `Own` where it says so, otherwise the data of the envelope. */
export type Unwrapped<Definitions extends EndpointDefinitions, Own> = {
  [Name in keyof Definitions]: Name extends keyof Own
    ? OverrideResultType<Definitions[Name], Own[Name]>
    : ResultTypeFrom<Definitions[Name]> extends { data: infer Data }
      ? OverrideResultType<Definitions[Name], Data>
      : Definitions[Name];
};

export type Accepted = { message: string | null };

const fieldOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;

/** Spec §3: data is a list. An answer without one must not pass for an empty list: a cart would look emptied. */
export const listOf = <Item>(answer: unknown): Item[] => {
  const data = fieldOf(answer, 'data');
  if (!Array.isArray(data)) throw new Error('The answer holds no list');
  return data as Item[];
};

export const onlyOf = <Item>(answer: unknown): Item => {
  const [only] = listOf<Item>(answer);
  if (only === undefined || only === null) throw new Error('The list of the answer is empty');
  return only;
};

export const objectOf = <Data extends object>(answer: unknown): Data => {
  const data = fieldOf(answer, 'data');
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('The answer holds no object');
  return data as Data;
};

export const textOf = (answer: unknown, name: string): string | null => {
  const text = fieldOf(answer, name);
  return typeof text === 'string' ? text : null;
};

export const acceptedOf = (answer: unknown): Accepted => ({ message: textOf(answer, 'message') });
