import { formatDay, parseDay } from './dayText';

it.each([
  ['en', '11/23/2026', '2026-11-23'],
  ['es', '23/11/2026', '2026-11-23'],
  ['es', ' 3.2.26 ', '2026-02-03'],
  ['zh', '2026年11月23日', '2026-11-23'],
  ['zh', '2026/1/5', '2026-01-05'],
  ['es', '2026-11-23', '2026-11-23'],
  ['en', '23/11/2026', null],
  ['es', '29/02/2026', null],
  ['es', '29/02/2028', '2028-02-29'],
  ['en', '11/23', null],
  ['en', '11/23/226', null],
  ['en', '0/1/2026', null],
  ['en', '1/1/0000', null],
  ['en', 'yesterday', null],
  ['en', '', null],
] as const)('in %s, "%s" is the day %s', (language, text, day) => {
  expect(parseDay(text, language)).toBe(day);
});

it.each([
  ['en', '11/23/2026'],
  ['es', '23/11/2026'],
  ['zh', '2026/11/23'],
] as const)('in %s a day reads as %s, and is understood again', (language, text) => {
  expect([formatDay('2026-11-23', language), parseDay(text, language)]).toEqual([text, '2026-11-23']);
  expect(formatDay('', language)).toBe('');
});
