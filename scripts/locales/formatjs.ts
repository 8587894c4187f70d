import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';

import type { Texts } from './localeFaults';

type Descriptors = Record<string, { defaultMessage?: string }>;

const root = path.resolve(__dirname, '..', '..');
const formatjs = path.join(root, 'node_modules', '@formatjs', 'cli', 'bin', 'formatjs');
const excluded = ['**/*.test.ts', '**/*.test.tsx', '**/*.d.ts', 'src/api/generated/**'];

/** The id and the default message of every descriptor in the source, sorted by id. */
export const extractTexts = (): Texts => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'medida-texts-'));
  try {
    const list = path.join(folder, 'files');
    const out = path.join(folder, 'texts.json');
    const files = ts.sys.readDirectory(path.join(root, 'src'), ['.ts', '.tsx'], excluded);
    writeFileSync(list, files.join('\n'));
    execFileSync(process.execPath, [formatjs, 'extract', '--throws', '--in-file', list, '--out-file', out], {
      cwd: root,
    });
    const descriptors = JSON.parse(readFileSync(out, 'utf8')) as Descriptors;
    const texts = Object.entries(descriptors).map(([id, { defaultMessage }]) => [id, defaultMessage ?? ''] as const);
    return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];

/** The problems that `formatjs verify` finds in the files, which must include en.json. */
export const verifyTranslations = (files: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [formatjs, 'verify', ...files, '--source-locale', 'en', ...checks],
    { encoding: 'utf8' },
  );
  if (status === 0) return [];
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !/^-+$/.test(line));
};
