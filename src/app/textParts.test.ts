import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import en from '@/../locales/en.json';
import { getTextPart } from '@/shared/i18n/textParts';

const source = path.join(__dirname, '..');
const staticImport = /^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)'/gm;
const dynamicImport = /import\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

const resolveImport = (from: string, name: string) => {
  const bare = name.startsWith('@/') ? path.join(source, name.slice(2)) : path.join(path.dirname(from), name);
  return ['.ts', '.tsx'].map((ending) => bare + ending).find((file) => existsSync(file));
};

const modulesFrom = (entry: string, imports: RegExp[]) => {
  const found = new Set([path.join(source, entry)]);
  for (const file of found) {
    const text = readFileSync(file, 'utf8');
    // A lazy part of the shell waits for all texts.
    const followed = text.includes('lazyShellPart(') ? [staticImport] : imports;
    const names = followed.flatMap((pattern) => named(text, pattern)).filter((name) => /^(@\/|\.)/.test(name));
    names.flatMap((name) => resolveImport(file, name) ?? []).forEach((next) => found.add(next));
  }
  return [...found];
};

const idsIn = (files: string[]) =>
  files.flatMap((file) => named(readFileSync(file, 'utf8'), /\bid: '([^']+)'/g)).filter((id) => id in en);

const all = [staticImport, dynamicImport];

type Case = [name: string, entry: string, imports: RegExp[], parts: string[], knownId: string];

const contentScreens: [name: string, entry: string, knownId: string][] = [
  ['about us', 'features/content/AboutPage.tsx', 'content.about'],
  ['the brands', 'features/content/BrandsPage.tsx', 'content.brands'],
  ['contact', 'features/content/ContactPage.tsx', 'content.contact'],
  ['an offer', 'app/screens/OfferScreen.tsx', 'content.offer.gone'],
  ['the offers', 'features/content/OffersPage.tsx', 'content.offers'],
  ['a product line', 'app/screens/ProductLineScreen.tsx', 'content.line.gone'],
  ['the product lines', 'features/content/ProductLinesPage.tsx', 'content.lines'],
  ['the terms', 'features/content/TermsPage.tsx', 'content.terms'],
  ['the videos', 'features/content/VideosPage.tsx', 'content.videos'],
];

it.each<Case>([
  ['the start of the page', 'app/start.tsx', [staticImport], ['shell'], 'shell.skip'],
  [
    'the notifications',
    'app/shell/notifications/NotificationHost.tsx',
    [staticImport],
    ['shell'],
    'notification.dismiss',
  ],
  ['the home page, with what it fetches', 'app/screens/HomeScreen.tsx', all, ['shell', 'home'], 'rail.recent'],
  ['the catalogue', 'features/catalogue/CataloguePage.tsx', all, ['shell', 'catalogue'], 'catalogue.filters'],
  ['the hearts', 'features/favourites/button/FavouriteButton.tsx', all, ['shell'], 'item.favourite.toggle'],
  ['an item', 'features/catalogue/StockItemPage.tsx', all, ['shell', 'item'], 'item.code.copy'],
  ...contentScreens.map(([name, entry, knownId]): Case => [name, entry, all, ['shell', 'home', 'content'], knownId]),
])('includes every text of %s in its parts', (_name, entry, imports, parts, known) => {
  const ids = idsIn(modulesFrom(entry, imports));
  expect(ids).toContain(known);
  expect(ids.filter((id) => !parts.includes(getTextPart(id)))).toEqual([]);
});

it.each([['shell'], ['home'], ['catalogue']])('excludes most texts from %s', (part) => {
  const ids = Object.keys(en);
  expect(ids.filter((id) => getTextPart(id) === part).length).toBeLessThan(ids.length / 2);
});
