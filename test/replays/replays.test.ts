import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readSession } from '@/qa/session/readSession';
import { replay } from '@/qa/session/replay';

const exported = readdirSync(__dirname).filter((name) => name.endsWith('.json'));

it('finds exports to replay', () => {
  expect(exported.length).toBeGreaterThanOrEqual(2);
});

// Every export placed in this folder is replayed.
describe.each(exported)('%s', (name) => {
  const recording = readSession(readFileSync(path.join(__dirname, name), 'utf8'));
  const replayed = replay(recording);

  it('has no unknown actions', () => {
    expect(replayed.unknown).toEqual([]);
  });

  it('reproduces the recorded state', () => {
    expect(replayed.failures).toEqual([]);
    // Only the DevTools format without states has none.
    expect(replayed.differences).toEqual(name.endsWith('-payload.json') ? null : []);
  });

  it('shows a route', () => {
    expect(replayed.routes.at(-1)).toMatch(/^\//);
  });
});
