import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { verifyTranslations } from './formatjs';
import { localeFaults, sourceFaults, type Texts } from './localeFaults';

const english = { 'cart.items': '{count, plural, one {# item} other {# items}}', 'cart.title': 'Your <b>cart</b>' };
const chinese = { 'cart.items': '{count} 件商品', 'cart.title': '您的<b>购物车</b>' };
const findFaults = (texts: Record<string, string>, identical: string[] = []) =>
  localeFaults(english, [{ language: 'zh', texts, identical }]);

describe('the locales', () => {
  it('are valid when every text is translated', () => {
    expect(findFaults(chinese)).toEqual([]);
  });

  it.each([
    ['an empty text', { ...chinese, 'cart.title': ' ' }, 'cart.title is empty'],
    [
      'an untranslated text',
      { ...chinese, 'cart.title': english['cart.title'] },
      'cart.title is the same as in English',
    ],
    ['an unsorted file', { 'cart.title': '您的<b>购物车</b>', 'cart.items': '{count} 件' }, 'not in its sorted place'],
  ])('are faulty with %s', (_, texts, fault) => {
    expect(findFaults(texts)).toEqual([expect.stringContaining(fault)]);
  });

  it('allow listed texts to equal the English ones, and reject unnecessary entries', () => {
    const texts = { ...chinese, 'cart.title': english['cart.title'] };
    expect(findFaults(texts, ['cart.title'])).toEqual([]);
    expect(findFaults(chinese, ['cart.title'])).toEqual([expect.stringContaining('listed needlessly')]);
  });

  it('are faulty when English differs from the source', () => {
    const source = {
      'cart.items': 'Items',
      'cart.title': english['cart.title'],
      'cart.view': 'View',
      opaque: 'Opaque',
    };
    const [unreadable, ...faults] = sourceFaults(source, { ...english, 'cart.old': 'Old' });
    expect(unreadable).toBe('source: opaque is not a readable id');
    const differing = faults.map((fault) => /^en\.json: (\S+) differs from the source/.exec(fault)?.[1]);
    expect(differing).toEqual(['cart.items', 'cart.view', 'opaque', 'cart.old']);
  });
});

describe('formatjs verify', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'medida-locales-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const verify = (locales: Record<string, Texts>) =>
    verifyTranslations(
      Object.entries(locales).map(([language, texts]) => {
        const file = path.join(folder, `${language}.json`);
        writeFileSync(file, JSON.stringify(texts));
        return file;
      }),
    );

  it('accepts translations that take the same arguments', () => {
    expect(verify({ en: english, zh: { ...chinese, 'cart.items': '{count, plural, other {# 件商品}}' } })).toEqual([]);
  });

  it('reports missing or extra ids and tags, different arguments and malformed texts', () => {
    const en = { ...english, 'cart.pay': 'Pay {sum}', 'cart.view': 'View', 'cart.wait': '{count} days' };
    const zh = {
      'cart.items': '{number} 件商品',
      'cart.title': '您的购物车',
      'cart.view': '<b>查看</b>',
      'cart.wait': '{count',
      'cart.zzz': '多',
    };
    const report = verify({ en, zh });
    expect(report.slice(0, 4)).toEqual([
      'Missing translation keys for locale zh:',
      'cart.pay',
      'Extra translation keys for locale zh:',
      'cart.zzz',
    ]);
    const named = report.slice(5).map((line) => line.split(':')[0]);
    expect(named).toEqual(['cart.items', 'cart.title', 'cart.view', 'cart.wait']);
  });
});
