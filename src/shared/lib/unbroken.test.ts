import { unbroken } from './unbroken';

const shown = (text: string) => unbroken(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|');

it.each([
  ['Bought 3 times, last Nov 24, 48 units', 'Bought 3_times, last Nov_24, 48_units'],
  ['168 expected Jan 1, 2027', '168_expected Jan_1,_2027'],
  ['2 compras, la última el 1 ene 2027, 48 unidades', '2_compras, la última el 1_ene_2027, 48_unidades'],
  ['November 27, 2026 at 9:24 AM', 'November_27,_2026 at 9:24_AM'],
  ['5 de octubre de 2026 a las 6:45', '5_de_octubre_de_2026 a las 6:45'],
  ['llegan 1.200 el 28 dic', 'llegan 1.200_el 28_dic'],
  ['已购 2 次，最近 2027年1月1日，共 48 件', '已购 2_次，最近 2027|年|1|月|1|日，共 48_件'],
  ['预计 12月28日 到货 48 件', '预计 12|月|28|日 到货 48_件'],
  ['2 paños, 75 × 95 cm', '2_paños, 75_×_95_cm'],
  ['PAN-20, PAN-28', 'PAN-20, PAN-28'],
  ['Cubiertos azules', 'Cubiertos azules'],
])('keeps dates and counts together in %j', (text, expected) => {
  expect(shown(text)).toBe(expected);
});
