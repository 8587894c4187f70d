import { eanModules, writeDataSheet } from '../../demo/catalogue/dataSheet';

const sheet = {
  code: 'TZ-1042-BL',
  ean: '4006381333931',
  title: { es: 'Taza Ámbar (azul) 30 × 40', en: 'Blue mug' },
  color: '#24405f',
  rows: [['Peso / Weight', '0.33 kg']] as const,
};

describe('the data sheet', () => {
  it('is a PDF with a correct cross-reference table and stream length', () => {
    const text = writeDataSheet(sheet).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.4\n/);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start, start + 5)).toBe('xref\n');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(6);
    offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
    const [, length, stream] = /<<\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    expect(stream).toHaveLength(Number(length));
  });

  it('escapes characters that would end a string', () => {
    expect(writeDataSheet(sheet).toString('latin1')).toContain('(Taza Ámbar \\(azul\\) 30 × 40) Tj');
  });

  it('draws the bars of the code', () => {
    const bars = eanModules('4006381333931');
    expect(bars).toBe(
      '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
    );
    expect(bars).toHaveLength(95);
  });
});
