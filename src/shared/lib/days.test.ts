import { canBeWished, dayIn } from './days';

const lateInUtc = Date.parse('2026-03-01T23:30:00Z');

it.each([
  ['Europe/Madrid', '2026-03-02'],
  ['America/Caracas', '2026-03-01'],
  ['UTC', '2026-03-01'],
])('is the day of %s', (timeZone, day) => {
  expect(dayIn(timeZone)(lateInUtc)).toBe(day);
});

it('is the next day from the minute in which that begins', () => {
  const dayInCaracas = dayIn('America/Caracas');
  const midnight = Date.parse('2026-03-02T04:00:00Z');
  expect([midnight - 1, midnight, midnight - 1].map(dayInCaracas)).toEqual(['2026-03-01', '2026-03-02', '2026-03-01']);
});

it.each([
  ['2026-03-01', false],
  ['2026-03-02', true],
  ['2027-01-01', true],
  ['2026-02-31', false],
  ['2026-04-31', false],
  ['tomorrow', false],
])('on 2 March, a client can wish for %s: %s', (day, expected) => {
  expect(canBeWished(day, '2026-03-02')).toBe(expected);
});
