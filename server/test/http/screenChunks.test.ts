import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@/shared/i18n/languages';
import { paths } from '@/shared/routing/paths';

import { screenChunks } from '../../src/page/screenChunks';
import type { RowName } from '../../src/page/pageRows';

const source = ['app/routes/screens.ts', 'app/createServices.ts', 'shared/i18n/loadMessages.ts']
  .map((file) => readFileSync(join(process.cwd(), 'src', file), 'utf8'))
  .join('\n');

const named = [...source.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name);
const rows = Object.keys(paths) as RowName[];

it.each(languages)('lists only chunks that the application has, in %s', (language) => {
  const wanted = rows.flatMap((row) => screenChunks(row, language));
  expect(wanted).toContain(`locale-${language}-rest`);
  expect(wanted.filter((chunk) => !named.includes(chunk))).toEqual([]);
});
