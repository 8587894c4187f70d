import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@/shared/i18n/languages';
import { engineChunk, screenNames, screens } from '@/shared/routing/screens';

import { listChunks } from '../../src/page/pageContents';

const read = (file: string) => readFileSync(join(process.cwd(), 'src', file), 'utf8');
const namesIn = (source: string) => [...source.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name);

it('names the chunk of each screen as its component does', () => {
  const components = read('app/routes/screenComponents.ts');
  const named = [...components.matchAll(/(\w+): named\(\s*\(\) =>\s*import\(\/\* webpackChunkName: "([^"]+)"/g)];
  const chunks = Object.fromEntries(named.map(([, screen = '', chunk]) => [screen, chunk] as const));
  expect(chunks).toEqual(Object.fromEntries(screenNames.map((name) => [name, screens[name].chunk])));
  expect(namesIn(read('app/storeSetup.ts'))).toEqual([engineChunk]);
});

it.each(languages)('lists only text chunks that the application has, in %s', (language) => {
  const named = namesIn(read('shared/i18n/loadMessages.ts'));
  const wanted = screenNames
    .flatMap((name) => listChunks(name, language))
    .filter((chunk) => chunk.startsWith('locale'));
  expect(wanted).toContain(`locale-${language}-rest`);
  expect(wanted.filter((chunk) => !named.includes(chunk))).toEqual([]);
});

it('lists the code and texts that public screens and the login screen need at once', () => {
  expect(listChunks('home', 'es')).toEqual(['home', 'locale-es', 'locale-es-home']);
  expect(listChunks('catalogue', undefined)).toEqual(['catalogue-page', 'catalogue-engine']);
  expect(listChunks('login', undefined)).toEqual(['login']);
  expect(['dashboard', 'forgotPassword', 'notFound'].flatMap((name) => listChunks(name as 'dashboard', 'es'))).toEqual(
    [],
  );
});
