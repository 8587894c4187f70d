import { findMeasures, foldMeasures, joinMeasures } from './measures';

describe('joinMeasures', () => {
  it.each([
    ['6l', '6000ml'],
    ['Olla 6 L', 'olla 6000ml'],
    ['olla 6 litros', 'olla 6000ml'],
    ['6升', '6000ml'],
    ['1/2 litro', '500ml'],
    ['½ l', '500ml'],
    ['1 1/2 l', '1500ml'],
    ['1,5 l', '1500ml'],
    ['1.50 l', '1500ml'],
    ['28cm pan', '280mm pan'],
    ['28厘米煎锅', '280mm 煎锅'],
    ['75 × 95', '75x95'],
    ['75x95 cm', '750x950mm'],
    ['75 cm x 95 cm', '750x950mm'],
    ['1/2"', '0.5in'],
    ['bombilla 9 W', 'bombilla 9w'],
    ['paquete de 12', '12pc'],
    ['12-pack', '12pc'],
    ['3个装', '3pc'],
    ['2 kg', '2000g'],
    ['caja de 10 litros', 'caja de 10000ml'],
    ['bolsa de 5 lb', 'bolsa de 5lb'],
    ['caja de 60x40 cm', 'caja de 600x400mm'],
    ['caja de 1/2 litro', 'caja de 500ml'],
    ['tornillo 3/8"', 'tornillo 0.375in'],
    ['1½ l', '1500ml'],
  ])('writes %p as %p', (text, expected) => {
    expect(joinMeasures(foldMeasures(text)).text).toBe(expected);
  });

  it.each([
    'sa.1017/28',
    'fh-1136-bk-38x26',
    'kt1042',
    'agenda a5',
    '1,200 pcs',
    'x 12',
    '28 pan',
    'lamp',
    '3个月',
    '1/0 l',
  ])('leaves %p, which has no measure, as it is', (text) => {
    expect(joinMeasures(text).text).toBe(text);
  });

  it('remembers how each measure was written', () => {
    expect(joinMeasures('olla 6 litros').written).toEqual(new Map([['6000ml', '6 litros']]));
  });
});

it('findMeasures finds a size by all of it, by its numbers, in both directions, by each side and by a fraction', () => {
  expect(findMeasures('alfombra, 60 × 90 cm')).toEqual(['600x900mm', '900x600mm', '60x90', '90x60', '600mm', '900mm']);
  expect(findMeasures('alfombra 60x90')).toEqual(
    expect.arrayContaining(['90x60', '600x900mm', '900x600mm', '60x90in']),
  );
  expect(findMeasures('martillo, 0,5 kg')).toEqual(['500g', '0.5']);
  expect(findMeasures('sb 12')).toEqual([]);
});
