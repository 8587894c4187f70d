import { readReport, reportUnderId } from './errorReport';
import { newUuid } from './newUuid';

const known = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID');

// As on a page served over plain http.
beforeEach(() => {
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  expect(crypto.randomUUID).toBeUndefined();
});
afterEach(() => {
  if (known) Object.defineProperty(Crypto.prototype, 'randomUUID', known);
});

it('generates unique version 4 identifiers', () => {
  const made = Array.from({ length: 50 }, newUuid);
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(50);
});

it('reports an error under an id that can be read out', () => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  const cause = new Error('torn');
  const reportId = reportUnderId(cause);
  expect(reportId).toMatch(/^[\dA-F]{8}$/);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: `report ${reportId}`, cause }));
});

it('recognises what was reported under an id', () => {
  const reported: unknown[] = [];
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  const cause = new Error('torn');
  const id = reportUnderId(cause);
  expect(readReport(reported[0])).toEqual({ id, cause });
  expect([readReport(cause), readReport('report 0A1B2C3D')]).toEqual([undefined, undefined]);
});
