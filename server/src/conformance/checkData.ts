import type { ErrorObject } from 'ajv';

import { type DataShape, parseResponse } from '@/api/request/parseResponse';
import { isRecord } from '@/shared/lib/isRecord';

import { formatCount } from '../commands/commandDatabase';
import { createValidator } from '../http/contracts/validation';
import type { CallReport } from './callReport';
import type { Exchange } from './provider';

type AnyShape = DataShape | Extract<DataShape, Record<string, unknown>>[string];

const findErrors = createValidator();

const toSteps = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** `data[].price`, so that what is wrong in many records is told once. */
const toPlace = (steps: string[]) =>
  steps.reduce((place, step) => (/^\d+$/.test(step) ? `${place}[]` : `${place}${place && '.'}${step}`), '');

const findShape = (shape: AnyShape, [step, ...rest]: string[]): AnyShape | undefined => {
  if (step === undefined || typeof shape === 'string') return shape;
  if (Array.isArray(shape)) return findShape(shape[0] as AnyShape, rest);
  const record = shape as Record<string, AnyShape>;
  const field = record[step] ?? record['*'];
  return field === undefined ? undefined : findShape(field, rest);
};

const getAbsence = (shape: AnyShape | undefined) =>
  typeof shape === 'string' ? shape.slice(1) : Array.isArray(shape) ? String(shape[1]) : '!';

const effects: Record<string, string> = {
  '!': 'such records are left out',
  '#': 'such records are left out',
  '?': 'buyers do not see it',
  '0': 'it counts as empty',
  '': 'buyers do not see it',
};

/** Whether the storefront reads it all the same, such as a number that is sent as text. */
const isReadable = (value: unknown, shape: AnyShape | undefined) => {
  if (typeof shape !== 'string') return false;
  // A flag is false if it cannot be read.
  if (shape.startsWith('b')) return [true, false, 0, 1, 'true', 'false', '0', '1'].includes(value as string);
  const { faults } = parseResponse({ data: { value } }, { value: `${shape.charAt(0)}?` as 't?' });
  return faults.unreadable === 0 && value !== null;
};

type Problem = { error: ErrorObject; place: string; shape: AnyShape | undefined; count: number; readable: number };

const groupErrors = (errors: ErrorObject[], shape: DataShape): Problem[] => {
  const problems = new Map<string, Problem>();
  for (const error of errors) {
    const { missingProperty } = error.params as { missingProperty?: string };
    const steps = [...toSteps(error.instancePath), ...(missingProperty === undefined ? [] : [missingProperty])];
    const place = toPlace(steps);
    const key = `${place} ${error.keyword}`;
    const found = problems.get(key) ?? { error, place, shape: findShape(shape, steps.slice(1)), count: 0, readable: 0 };
    found.count += 1;
    if (error.keyword !== 'required' && isReadable(error.data, found.shape)) found.readable += 1;
    problems.set(key, found);
  }
  return [...problems.values()];
};

const describeValue = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 60));

const addProblem = (report: CallReport, problem: Problem, records: number, exchange: Exchange) => {
  const { error, place, shape, count, readable } = problem;
  const absence = getAbsence(shape);
  const times = records > 1 ? ` in ${formatCount(count, 'record')} of ${records}` : '';
  if (!place.startsWith('data')) {
    const difference = error.keyword === 'required' ? 'is missing' : error.message;
    const effect = place === 'isSuccessful' ? 'a refusal cannot be told from a success' : 'it is ignored';
    report[place === 'message' ? 'note' : 'part']('envelope', `${place} ${difference}: ${effect}.`, exchange);
  } else if (error.keyword === 'required') {
    const text = `${place} is missing${times}: ${effects[absence]}.`;
    const isHarmless = absence === '0' || (absence === '?' && count < records);
    report[isHarmless ? 'note' : 'part']('missing', text, exchange);
  } else if (readable === count) {
    report.note(
      'type',
      `${place} is ${describeValue(error.data)}${times}, but ${error.message}. It is read all the same.`,
    );
  } else {
    const text = `${place} is ${describeValue(error.data)}${times}, but ${error.message}: ${effects[absence]}.`;
    report.part('type', text, exchange);
  }
};

const listUnknown = (value: unknown, shape: AnyShape, place: string, found: Set<string>) => {
  if (Array.isArray(value) && Array.isArray(shape))
    for (const each of value) listUnknown(each, shape[0] as AnyShape, `${place}[]`, found);
  if (!isRecord(value) || typeof shape !== 'object' || Array.isArray(shape) || '*' in shape) return;
  for (const [field, inner] of Object.entries(value)) {
    const known = (shape as Record<string, AnyShape>)[field];
    if (known === undefined) found.add(`${place}.${field}`);
    else listUnknown(inner, known, `${place}.${field}`, found);
  }
};

/** Compares a response with its contract, and says what the storefront makes of the difference. */
export const checkData = (report: CallReport, body: unknown, exchange: Exchange): unknown => {
  const { envelope, shape } = report.operation;
  if (envelope === undefined || shape === undefined) return undefined;
  const errors = findErrors(envelope, body);
  const { body: read, faults } = parseResponse(body, shape);
  const { data } = (isRecord(read) ? read : {}) as { data?: unknown };
  const raw = isRecord(body) ? body.data : undefined;
  if (data === null || data === undefined) {
    const expected = Array.isArray(shape) ? 'a list' : 'an object';
    report.fail('data', `data is ${describeValue(raw)}, but must be ${expected}: the screen shows an error.`, exchange);
    return undefined;
  }
  const records = Array.isArray(raw) ? raw.length : 1;
  const problems = groupErrors(errors, shape);
  for (const problem of problems) addProblem(report, problem, records, exchange);
  if (faults.leftOut > 0) {
    const text = `${formatCount(faults.leftOut, 'record')} of ${records} cannot be shown, such as ${faults.places.join(', ')}: a required field cannot be read, or the id repeats an earlier one.`;
    report[Array.isArray(data) && data.length === 0 ? 'fail' : 'part']('leftOut', text, exchange);
  }
  const explained = problems.map(({ count, readable }) => count - readable).reduce((sum, each) => sum + each, 0);
  if (faults.unreadable > explained) {
    const text = `${formatCount(faults.unreadable, 'value')} cannot be read, such as ${faults.places.join(', ')}: amounts, ids and counts are never negative, and texts have a limit.`;
    report.part('unreadable', text, exchange);
  }
  const unknown = new Set<string>();
  listUnknown(raw, shape, 'data', unknown);
  if (unknown.size > 0) report.note('unknown', `The storefront does not show ${[...unknown].slice(0, 20).join(', ')}.`);
  return data;
};
