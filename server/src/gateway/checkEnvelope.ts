import { parseResponse, type ReadFaults } from '@/api/request/parseResponse';
import { isRecord } from '@/shared/lib/isRecord';

import type { Operation } from '../conformance/operations';
import { createValidator } from '../http/contracts/validation';

const findErrors = createValidator();

const maxPlaces = 5;

/** `/data/0/price` as `data[0].price`. */
const toPlace = (path: string) =>
  path
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');

/** The first differences from the contract, by field and without values, which may be personal data. */
const listDifferences = (envelope: unknown, schema: object): string[] => {
  const data = isRecord(envelope) ? envelope.data : undefined;
  const sample = Array.isArray(data) ? { ...(envelope as object), data: data.slice(0, maxPlaces) } : envelope;
  return findErrors(schema, sample)
    .slice(0, maxPlaces)
    .map(({ instancePath, message }) => `${toPlace(instancePath)} ${message}`.trim());
};

export type Checked = { fields: string[] } & ({ isBroken: true } | { isBroken: false; faults: ReadFaults | undefined });

/**
 * Whether the storefront can read an envelope, by the shapes from which its screens read it. What they can read in part
 * is left as it is: the page then says that something is missing, as it does with any provider.
 */
export const checkEnvelope = (envelope: unknown, operation: Operation): Checked => {
  const broken = () => ({ isBroken: true as const, fields: listDifferences(envelope, operation.envelope ?? {}) });
  if (!isRecord(envelope)) return broken();
  if (operation.shape === undefined || envelope.isSuccessful === false)
    return { isBroken: false, fields: [], faults: undefined };
  const { body, faults } = parseResponse(envelope, operation.shape);
  const { data } = body as { data: unknown };
  const hasNothing = Array.isArray(data) && data.length === 0 && faults.leftOut > 0;
  if (data === null || hasNothing) return broken();
  return { isBroken: false, fields: faults.places, faults };
};
