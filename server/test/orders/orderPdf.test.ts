import { type PrintedOrder, writeOrderPdf } from '../../src/orders/orderPdf';
import { readPdf } from '../support/readPdf';

const row = (index: number) => ({
  quantity: String(24 + index),
  code: `GL-${1000 + index}`,
  name:
    index % 2 === 0 ? `Vaso alto de vidrio templado para bebidas calientes ${index} cm` : `钢化玻璃杯 ${index} 厘米`,
  notes: index % 5 === 0 ? ['2 cajas (12)'] : [],
  price: 'US$ 1.234,50',
  amount: 'US$ 123.450,00',
});

const anOrder = (overrides: Partial<PrintedOrder> = {}): PrintedOrder => ({
  language: 'es',
  siteName: 'Medida',
  color: '#1a7f6b',
  title: 'Pedido M-1K54AFA',
  parties: [
    { label: 'Vendedor', name: 'Medida', lines: ['Calle Mayor 3', 'B12345678'] },
    { label: 'Cliente', name: 'Hostelería Núñez', lines: ['Avenida 9 de Julio'] },
  ],
  facts: [
    ['Estado', 'Recibido'],
    ['Comentario', 'Por la puerta de atrás'],
  ],
  headings: ['Cantidad', 'Artículo', 'Precio', 'Importe'],
  rows: [row(0), row(1)],
  totals: [
    ['Subtotal', 'US$ 5,00'],
    ['Total', 'US$ 6,00'],
  ],
  pageText: 'Página {page} de {pages}',
  ...overrides,
});

const print = async (overrides?: Partial<PrintedOrder>) =>
  readPdf(await writeOrderPdf(anOrder(overrides), process.cwd()));

it('says everything in any script', async () => {
  const { pages, title, language } = await print();
  expect([title, language, pages.length]).toEqual(['Pedido M-1K54AFA', 'es', 1]);
  for (const text of [
    'Hostelería Núñez',
    'B12345678',
    'Por la puerta de atrás',
    '钢化玻璃杯 1 厘米',
    '2 cajas (12)',
    'US$ 6,00',
  ])
    expect(pages[0]).toContain(text);
});

it('says that there is something where the fonts have no sign for it', async () => {
  const { pages } = await print({ facts: [['Comentario', 'Timbre 🔔👷🏽‍♀️ en بيت o בית, 20 °C ±1 → «Ø»\n收货']] });
  expect(pages[0]).toContain('Timbre ** en ??? o ???, 20 °C ±1 → «Ø»');
  expect(pages[0]).toContain('收货');
});

it('has each of 500 lines once, the head of the table on every page, and the number of pages', async () => {
  const { pages } = await print({ rows: Array.from({ length: 500 }, (_, index) => row(index)) });
  const text = pages.join('\n');
  expect([...text.matchAll(/GL-\d+/g)].map(([code]) => code)).toEqual(
    Array.from({ length: 500 }, (_, index) => `GL-${1000 + index}`),
  );
  const withLines = pages.filter((page) => page.includes('GL-'));
  expect(withLines.filter((page) => page.includes('Cantidad')).length).toBe(withLines.length);
  pages.forEach((page, index) => expect(page).toContain(`Página ${index + 1} de ${pages.length}`));
  expect(pages.length).toBeLessThan(60);
});

it('goes on with a long comment on the next page', async () => {
  const words = Array.from({ length: 1500 }, (_, index) => `palabra${index}`);
  const { pages } = await print({ facts: [['Comentario', words.join(' ')]] });
  expect(pages.join('\n').match(/palabra\d+/g)).toEqual(words);
  expect(pages.at(-1)).toContain('US$ 6,00');
});

it('breaks no number, however long', async () => {
  const [price, amount] = ['IDR 12.345.678.900,00', 'IDR 123.456.789.000.000,00'];
  const { pages } = await print({
    rows: [{ ...row(0), price, amount }],
    totals: [['Total', amount]],
  });
  expect(pages[0]).toContain(price);
  expect(pages[0]?.split(amount).length).toBe(3);
});
