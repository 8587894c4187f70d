import { createHash } from 'node:crypto';

import { Refusal } from '../http/responses/refusal';

/** Of a record without a version of its own: changes with its content. */
export const getContentVersion = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);

/** Nothing is overwritten that whoever makes the change has not seen. Commands have no version: they name what they change. */
export const refuseStale = (seen: string | undefined, current: string) => {
  if (seen !== undefined && seen !== current) throw new Refusal(409, 'changedMeanwhile');
};
