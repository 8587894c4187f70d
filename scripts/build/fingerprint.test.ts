import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { computeFingerprint, isStale } from './fingerprint.mjs';

let base = '';
const write = (name: string, content: string) => {
  const file = path.join(base, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
  return file;
};

beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'medida-fingerprint-'));
  write('src/a.ts', 'one');
  write('src/deep/b.ts', 'two');
});
afterEach(() => fs.rmSync(base, { recursive: true }));

describe('the fingerprint of a source', () => {
  const fingerprint = () => computeFingerprint(base, ['src', 'absent'], (name) => !name.endsWith('.test.ts'));

  it('depends on contents, not modification times', () => {
    const before = fingerprint();
    fs.utimesSync(path.join(base, 'src/a.ts'), 1, 1);
    expect(fingerprint()).toBe(before);
  });

  it.each([
    ['a content changes', () => write('src/deep/b.ts', 'too')],
    ['a file is added', () => write('src/c.ts', '')],
    ['a file is removed', () => fs.rmSync(path.join(base, 'src/a.ts'))],
    ['a file is renamed', () => fs.renameSync(path.join(base, 'src/a.ts'), path.join(base, 'src/z.ts'))],
  ])('changes when %s', (_, change) => {
    const before = fingerprint();
    change();
    expect(fingerprint()).not.toBe(before);
  });

  it('ignores files that the build ignores', () => {
    const before = fingerprint();
    write('src/a.test.ts', 'test');
    write('src/node_modules/package.json', '{}');
    expect(fingerprint()).toBe(before);
  });
});

describe('a build', () => {
  it('is stale until its stamp matches its sources and all its files exist', () => {
    const product = path.join(base, 'dist/index.html');
    const stamp = path.join(base, 'dist/stamp');
    expect(isStale(stamp, 'now', [product])).toBe(true);
    write('dist/index.html', '');
    expect(isStale(stamp, 'now', [product])).toBe(true);
    write('dist/stamp', 'before\n');
    expect(isStale(stamp, 'now', [product])).toBe(true);
    write('dist/stamp', 'now\n');
    expect(isStale(stamp, 'now', [product])).toBe(false);
    fs.rmSync(product);
    expect(isStale(stamp, 'now', [product])).toBe(true);
  });
});
