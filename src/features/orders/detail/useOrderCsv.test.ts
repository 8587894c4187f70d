import { anOrder } from '@/../test/support/builders/anOrder';
import { writeCsv } from '@/shared/lib/csv';

import { orderColumns, orderFileName } from './useOrderCsv';

it('writes one row per line, whatever the names contain', () => {
  const line = {
    orderLineId: 1,
    orderId: 9001,
    stockItemId: 40,
    imageUrl: null,
    quantity: 12,
    unitPrice: 4.2,
    total: 50.4,
  };
  const order = anOrder({ purchaseOrder: 'PO-17', wishedDate: '2020-06-20', comment: 'Say "hi" \\ 🔩\n后门' });
  const columns = orderColumns(() => 'Tools', [{ order: { ...order, catalogId: 1 } }]);
  const lines = [
    { ...line, name: 'Bolt, "hex"', code: '=B-40' },
    { ...line, name: null, code: '不锈钢' },
  ];
  const rows = lines.map((each) =>
    columns.map(([, getCell]) => String(getCell({ order: { ...order, catalogId: 1 }, line: each }) ?? '')),
  );
  const csv = writeCsv([columns.map(([head]) => head.defaultMessage as string), ...rows], ',');
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFOrder,Date,Catalogue,Code,Name,Quantity,Unit price,Total,Currency,Your reference,Deliver to,Wished delivery date,Comment',
    `A-9001,2020-06-01,Tools,'=B-40,"Bolt, ""hex""",12,4.2,50.4,USD,PO-17,,2020-06-20,"Say ""hi"" \\ 🔩\n后门"`,
    'A-9001,2020-06-01,Tools,不锈钢,,12,4.2,50.4,USD,PO-17,,2020-06-20,"Say ""hi"" \\ 🔩\n后门"',
    '',
  ]);
});

it('names who ordered where that is known', () => {
  const order = { ...anOrder({ orderedBy: 'Eva' }), catalogId: 1 };
  expect(orderColumns(() => '', [{ order }]).map(([head]) => head.defaultMessage)).toContain('Ordered by');
});

it.each([
  ['M1-2006-00010', 'M1-2006-00010.csv'],
  ['../../etc/passwd', 'etc-passwd.csv'],
  ['N.º 10/20', 'N.º-10-20.csv'],
  ['///', 'order.csv'],
])('saves %p as %p', (number, name) => {
  expect(orderFileName(number)).toBe(name);
});
