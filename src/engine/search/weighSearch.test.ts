import fc from 'fast-check';

import { aCategory, aStockItem } from '@/../test/support/builders/aCatalogue';
import { aSnapshot, someLists } from '@/../test/support/builders/aSnapshot';

import { catalogPage } from '../query/catalogPage';
import { withIndex } from './memorySpace';
import { suggest } from './suggest';

const categories = [
  aCategory({ stockCategoryId: 1, name: 'Lighting' }),
  aCategory({ stockCategoryId: 2, name: 'Pots and pans' }),
  aCategory({ stockCategoryId: 3, name: 'Pans', parentStockCategoryId: 2 }),
  aCategory({ stockCategoryId: 4, name: 'Pots', parentStockCategoryId: 2 }),
  aCategory({ stockCategoryId: 5, name: '餐具' }),
];

const goods: readonly (readonly [name: string, category: number])[] = [
  ['Alba LED bulb, 9 W', 1],
  ['Bravo torch', 1],
  ['Alba frying pan, 28 cm', 3],
  ['Olmo stockpot, 6 l', 4],
  ['Olmo storage box, 60 × 90 cm', 2],
  ['Faro poster 50x40', 2],
  ['Sena jar, 500 ml', 2],
  ['Aura grey scrubbing brush', 2],
  ['Linen dishtowel', 2],
  ['Sena cup and saucer', 2],
  ['Cala coffee mill', 2],
  ['Fox tables', 2],
  ['Cala 海湾再生玻璃水杯', 5],
  ['Eje 红色铝圆珠笔', 5],
  ['灯塔白色烤盘', 5],
  ['Eje 铜吊灯', 5],
];

const lists = someLists(
  1,
  goods.map(([name, stockCategoryId], at) =>
    aStockItem({ stockItemId: at + 1, name, stockCategoryId, code: `SA.10${10 + at}/28`, additionalCode: null }),
  ),
  categories,
);

const withCare = {
  ...lists,
  features: [{ key: 'care', name: 'Care', values: [{ key: 'safe', name: 'Dishwasher safe', stockItemIds: [3, 4] }] }],
};

const described = aSnapshot(withCare);
const synonyms = [
  ['torch', 'flashlight'],
  ['storage box', 'bin', 'trash can'],
  ['灯', '灯具'],
];
const snapshot = withIndex({ ...described, synonyms }, described.index);

const search = (text: string, isLiteral = false) => {
  const { items, reading } = catalogPage(snapshot, { text, isLiteral, pageSize: 500 }, null);
  return { names: items.map(({ name }) => name), ...reading };
};

const stockpot = 'Olmo stockpot, 6 l';
const pan = 'Alba frying pan, 28 cm';
const bulb = 'Alba LED bulb, 9 W';
const torch = 'Bravo torch';
const poster = 'Faro poster 50x40';
const box = 'Olmo storage box, 60 × 90 cm';

describe('a search', () => {
  it.each([
    ['6l', [stockpot]],
    ['6 litros', [stockpot]],
    ['6000 ml stockpot', [stockpot]],
    ['9w led bulb', [bulb]],
    ['28cm pan', [pan]],
    ['60x90', [box]],
    ['90x60', [box]],
    ['900 x 600 mm', [box]],
    ['40x50 cm', [poster]],
    ['1/2 litre', ['Sena jar, 500 ml']],
    ['frying-pan', [pan]],
  ])('finds %p in any spelling of its measures and hyphens: %p', (text, names) => {
    expect(search(text)).toMatchObject({ names, isAsTyped: true, synonyms: [], corrected: null });
    expect(search(text, true).names).not.toEqual(names);
  });

  it.each([
    ['dish towel', 'Linen dishtowel'],
    ['fryingpan', pan],
    ['bulbs', bulb],
    ['table', 'Fox tables'],
    ['玻璃杯', 'Cala 海湾再生玻璃水杯'],
    ['红色圆珠笔', 'Eje 红色铝圆珠笔'],
    ['两个水杯', 'Cala 海湾再生玻璃水杯'],
    ['杯子', 'Cala 海湾再生玻璃水杯'],
    ['frying pan with 28 cm', pan],
  ])('finds %p in other forms and as one or several words', (text, name) => {
    expect(search(text).names).toContain(name);
  });

  it('finds synonyms of one or several words, also within a text without spaces, and names them', () => {
    expect(search('flashlight')).toMatchObject({ names: [torch], isAsTyped: false, synonyms: ['torch'] });
    expect(search('flashlights').names).toEqual([torch]);
    expect(search('trash can').synonyms).toEqual(['storage box']);
    expect(search('trash can 60x90').names).toEqual([box]);
    expect(search('铜灯具').names).toEqual(['Eje 铜吊灯']);
  });

  it('ranks synonyms before words that merely contain the text, which it keeps', () => {
    expect(search('bin')).toMatchObject({ names: [box, 'Aura grey scrubbing brush'], isAsTyped: true });
    expect(search('bin', true).names).toEqual(['Aura grey scrubbing brush']);
  });

  it('finds categories and values of features, and says so', () => {
    expect(search('lighting')).toMatchObject({ names: [bulb, torch], isAsTyped: false, hasProperties: true });
    expect(search('dishwasher safe')).toMatchObject({ names: [pan, stockpot], hasProperties: true });
  });

  it('means the narrower of two categories, unless one is named just so', () => {
    expect(search('pans').names).toEqual([pan]);
    expect(search('pots').names).toEqual([stockpot]);
  });

  it.each([
    ['stokpot', 'stockpot', stockpot],
    ['flaslight', 'flashlight', torch],
    ['lightning', 'Lighting', bulb],
    ['grei brush', 'grey brush', 'Aura grey scrubbing brush'],
    ['吊登', '吊灯', 'Eje 铜吊灯'],
  ])('corrects %p to %p, also by a synonym or a category', (text, corrected, name) => {
    const found = search(text);
    expect(found).toMatchObject({ corrected, isAsTyped: false });
    expect(found.names[0]).toBe(name);
    expect(search(text, true)).toMatchObject({ names: [], corrected: null });
  });

  it('shows what has the most of the words if nothing has all of them, and counts it', () => {
    expect(search('coffee cup')).toMatchObject({
      names: ['Sena cup and saucer', 'Cala coffee mill'],
      parts: [
        { text: 'cup', total: 1 },
        { text: 'coffee', total: 1 },
      ],
    });
    expect(search('stockpot with lid 6 litros').parts).toEqual([{ text: 'stockpot 6 litros', total: 1 }]);
    expect(search('高级玻璃水杯').parts).toEqual([{ text: '玻璃水杯', total: 1 }]);
    expect(search('stokpot of ivory').parts).toEqual([{ text: 'stockpot', total: 1 }]);
    const [shorter] = search('ivory steel brush bin').parts ?? [];
    expect(shorter?.total).toBe(search(shorter?.text ?? '').names.length);
  });

  describe('for a Chinese word with a wrong character', () => {
    const pots = ['奶锅', '煎锅', '汤锅', '大煎锅', '吊灯', '台灯'].map((name, at) =>
      aStockItem({ stockItemId: at + 1, name, code: null, additionalCode: null }),
    );
    const kitchen = aSnapshot(someLists(1, pots));
    const read = (text: string) => catalogPage(kitchen, { text }, null).reading;

    it('finds the one that sounds like it', () => {
      expect(read('尖锅')).toMatchObject({ corrected: '煎锅', choices: [] });
      expect(read('烫锅')).toMatchObject({ corrected: '汤锅' });
      expect(read('抬灯')).toMatchObject({ corrected: '台灯' });
    });

    it('offers the likely ones if none sounds like it, the most similar first', () => {
      const { corrected, choices = [] } = read('坏锅') ?? {};
      expect(corrected).toBeNull();
      expect(choices).toEqual(['煎锅', '奶锅', '汤锅']);
      expect(suggest(kitchen, '坏锅', { items: 3, categories: 3 })).toMatchObject({ total: 0, texts: choices });
    });

    it('finds the only one', () => {
      expect(search('烤杯')).toMatchObject({ corrected: null });
      expect(search('烧盘')).toMatchObject({ corrected: '烤盘' });
    });
  });

  it('ranks whole other words for something before words that begin like it', () => {
    const bags = Array.from({ length: 30 }, (_, at) => aStockItem({ stockItemId: at + 2, name: `Bolsa ${at}` }));
    const own = aSnapshot(someLists(1, [...bags, aStockItem({ stockItemId: 1, name: 'Cuenco blanco' })]));
    const withBowls = withIndex({ ...own, synonyms: [['cuenco', 'bol']] }, own.index);
    const find = (text: string) => catalogPage(withBowls, { text }, null);
    expect(find('bol')).toMatchObject({ total: 31, reading: { synonyms: ['cuenco'] } });
    expect(find('bol').items[0]?.name).toBe('Cuenco blanco');
    expect(find('bolsa').items[0]?.name).toBe('Bolsa 0');
  });

  it('finds nothing for nonsense', () => {
    expect(search('qqqqq wwwww')).toMatchObject({ names: [], parts: [], corrected: null });
  });

  it.each([
    ['many words', Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ')],
    ['a text without spaces', '玻璃杯灯塔白色烤盘铜吊灯'.repeat(150)],
    ['texts without spaces within one word', Array(150).fill('玻璃杯灯塔白色烤盘铜吊灯').join('a')],
    ['measures', Array(330).fill('6 l').join(';')],
  ])('searches for %s as typed only, because reading them takes too long', (_what, text) => {
    expect(search(text)).toMatchObject({ names: [], corrected: null, parts: [] });
  });

  it('ranks whole codes, beginnings of codes, whole words, beginnings, ends of Chinese words', () => {
    expect(search('SA.1012/28').names[0]).toBe(pan);
    expect(search('灯').names).toEqual(['Eje 铜吊灯', '灯塔白色烤盘']);
  });

  it('loses nothing that the plain rule finds', () => {
    const word = fc.constantFrom('6', 'l', 'pan', 'cm', '28', 'bin', 'ing', 'SA', 'olmo', 'box', '杯', '灯', '9w', '-');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', ''), (words, space) => {
        const text = words.join(space);
        expect(search(text).names).toEqual(expect.arrayContaining(search(text, true).names));
      }),
      { numRuns: 200 },
    );
  });
});
