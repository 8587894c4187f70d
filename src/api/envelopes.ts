import type { EndpointDefinitions, OverrideResultType, ResultTypeFrom } from '@reduxjs/toolkit/query/react';
import { readText } from '@/engine/catalog/readValues';
import { cutText } from '@/shared/lib/cutText';
import { longestMessage } from './requestTypes';

/** What the application sees of each endpoint: `Own` where it says so, otherwise the data of the envelope. */
export type Unwrapped<Definitions extends EndpointDefinitions, Own> = {
  [Name in keyof Definitions]: Name extends keyof Own
    ? OverrideResultType<Definitions[Name], Own[Name]>
    : ResultTypeFrom<Definitions[Name]> extends { data: infer Data }
      ? OverrideResultType<Definitions[Name], Data>
      : Definitions[Name];
};

/** As it should be; what comes may lack any of it. */
type Envelope<Data> = { isSuccessful?: boolean; data?: Data | null; message?: unknown } | null | undefined;

export type Accepted = { message: string | null };

/** Spec §3: data is a list. An answer without one must not pass for an empty list: a cart would look emptied. */
export const unwrapList = <Item>(answer: Envelope<Item[]>): Item[] => {
  const data = answer?.data;
  if (!Array.isArray(data)) throw new Error('The answer holds no list');
  return data;
};

export const unwrapSingle = <Item>(answer: Envelope<Item[]>): Item => {
  const [only] = unwrapList(answer);
  if (only === undefined || only === null) throw new Error('The list of the answer is empty');
  return only;
};

export const unwrapObject = <Data>(answer: Envelope<Data>): Data => {
  const data = answer?.data;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('The answer holds no object');
  return data;
};

/** Whoever sent something is told that it was accepted only where the service says so: an empty answer does not. */
export const unwrapAccepted = (answer: Envelope<unknown>): Accepted => {
  if (answer?.isSuccessful !== true) throw new Error('The answer does not say that it was accepted');
  const message = readText(answer.message);
  return { message: message === null ? null : cutText(message, longestMessage) };
};
