import type { EndpointDefinitions, OverrideResultType, ResultTypeFrom } from '@reduxjs/toolkit/query/react';

import { readText } from '@/engine/catalog/readValues';
import { cutText } from '@/shared/lib/plainText';

import { maxMessageLength } from './request/requestTypes';

/** The response type of each endpoint: from `Own` if listed, otherwise the data of the envelope. */
export type Unwrapped<Definitions extends EndpointDefinitions, Own> = {
  [Name in keyof Definitions]: Name extends keyof Own
    ? OverrideResultType<Definitions[Name], Own[Name]>
    : ResultTypeFrom<Definitions[Name]> extends { data: infer Data }
      ? OverrideResultType<Definitions[Name], Data>
      : Definitions[Name];
};

/** As specified; any part may be missing. */
type Envelope<Data> = { isSuccessful?: boolean; data?: Data | null; message?: unknown } | null | undefined;

export type Accepted = { message: string | null };

/** Spec §3: data is a list. A response without one must not pass for an empty list: the cart would look emptied. */
export const unwrapList = <Item>(body: Envelope<Item[]>): Item[] => {
  const data = body?.data;
  if (!Array.isArray(data)) throw new Error('The response contains no list');
  return data;
};

export const unwrapSingle = <Item>(body: Envelope<Item[]>): Item => {
  const [only] = unwrapList(body);
  if (only === undefined || only === null) throw new Error('The list in the response is empty');
  return only;
};

export const unwrapObject = <Data>(body: Envelope<Data>): Data => {
  const data = body?.data;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Error('The response contains no object');
  return data;
};

/** Only an explicit confirmation counts as accepted; an empty response does not. */
export const unwrapAccepted = (body: Envelope<unknown>): Accepted => {
  if (body?.isSuccessful !== true) throw new Error('The response does not confirm success');
  const message = readText(body.message);
  return { message: message === null ? null : cutText(message, maxMessageLength) };
};
