import { normalizeMissedSearch } from './missedSearch';

it.each([
  ['  Steel   POT ', 'steel pot'],
  ['tornillo\u0000\u202e x', 'tornillo x'],
  ['不锈钢锅', '不锈钢锅'],
  ['M8 x 40', 'm8 x 40'],
  ['KT-10245', 'kt-10245'],
  ['tubo 20x30x40x50', 'tubo 20x30x40x50'],
  [`${'a'.repeat(59)}😀b`, `${'a'.repeat(59)}😀`],
])('counts %j as %j', (text, counted) => expect(normalizeMissedSearch(text)).toBe(counted));

it.each([
  '',
  ' \t',
  'ana@buyer.example',
  'mail ana@buyer',
  '+34 600 123 456',
  '4111-1111-1111-1111',
  '１２３４５６７８',
  '600–123–456',
  '600,12,34,56',
  '600_12_34_56',
  '600·12·34·56',
  '٦٠٠١٢٣٤٥٦',
  'juan(at)x.com',
  'juan [arroba] x.com',
  'juan @ x.com',
])('keeps nothing of %j', (text) => expect(normalizeMissedSearch(text)).toBeUndefined());
