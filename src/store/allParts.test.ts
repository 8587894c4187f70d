import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPlainObject } from '@reduxjs/toolkit';

import { baseApi } from '@/api/baseApi';

import { lazySlices } from './allParts';
import { rootReducer } from './rootReducer';

const root = path.join(__dirname, '..');

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?|\.d\.ts)$/.test(file))
  .map((file) => path.join(root, file));

const findSources = (text: RegExp) => sources.filter((file) => text.test(readFileSync(file, 'utf8')));

const load = async (file: string) => Object.values((await import(file)) as Record<string, unknown>);

it('includes every endpoint', async () => {
  const present = Object.keys(baseApi.endpoints);
  const files = findSources(/\binjectEndpoints\(/);
  expect(files.length).toBeGreaterThan(7);
  for (const file of files) await load(file);
  expect(Object.keys(baseApi.endpoints)).toEqual(present);
});

it('includes every slice', async () => {
  const files = findSources(/\bcreateSlice\(/);
  expect(files.length).toBeGreaterThan(lazySlices.length);
  const exported = (await Promise.all(files.map(load))).flat();
  const paths = exported.flatMap((value) =>
    isPlainObject(value) && 'reducerPath' in value && 'getInitialState' in value ? [value.reducerPath] : [],
  );
  expect(paths).toHaveLength(files.length);
  expect(Object.keys(rootReducer(undefined, { type: 'first' }))).toEqual(expect.arrayContaining(paths));
});
