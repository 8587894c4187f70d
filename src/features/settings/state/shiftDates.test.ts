import fc from 'fast-check';

import { givenDataAreInvalid, shiftDates } from './shiftDates';

type Order = { orderId: number; placed: { date: string | Date; zone?: string } | null; sent?: { date: string } };

const anOrder = (date: string | Date): Order => ({ orderId: 1, placed: { date, zone: 'UTC' } });

it.each([
  ['2020-03-01 12:30:00.000000', -4, '2020-03-01 08:30:00.000000'],
  ['2020-03-01T02:30:00.500Z', -4, '2020-02-29T22:30:00.500Z'],
  ['2019-12-31 23:59', 1, '2020-01-01 00:59'],
  ['2020-03-01T12:30:00+02:00', -3, '2020-03-01T09:30:00+02:00'],
])('adds the offset to the hour of %s', (date, offset, shifted) => {
  expect(shiftDates([anOrder(date)], ['placed'], offset)).toEqual([anOrder(shifted)]);
});

it('uses the default zone when no offset is given', () => {
  expect(shiftDates([anOrder('2020-03-01 12:00')], ['placed'])).toEqual([anOrder('2020-03-01 08:00')]);
});

it('shifts a Date as well', () => {
  const noon = new Date(Date.UTC(2020, 2, 1, 12));
  expect(shiftDates([anOrder(noon)], ['placed'], -4)).toEqual([anOrder(new Date(Date.UTC(2020, 2, 1, 8)))]);
});

it('shifts every listed key of every entry, and no other', () => {
  const order: Order = { orderId: 1, placed: { date: '2020-03-01 12:00' }, sent: { date: '2020-03-02 12:00' } };
  expect(shiftDates([order, order], ['sent'], -4)).toEqual([
    { ...order, sent: { date: '2020-03-02 08:00' } },
    { ...order, sent: { date: '2020-03-02 08:00' } },
  ]);
});

it('ignores a date that an entry does not have', () => {
  const order: Order = { orderId: 1, placed: null };
  expect(shiftDates([order], ['placed', 'sent'], -4)).toEqual([order]);
});

it.each([
  ['no list', { 0: anOrder('2020-03-01 12:00') }],
  ['nothing', undefined],
  ['text', 'orders'],
  ['a list of text', ['2020-03-01 12:00']],
  ['a list of lists', [[]]],
  ['a bare date', [{ placed: '2020-03-01 12:00' }]],
  ['a record without a date', [{ placed: {} }]],
  ['a date that is a number', [{ placed: { date: 1583064000 } }]],
  ['a date without an hour', [{ placed: { date: '2020-03-01' } }]],
  ['a day that is not in the calendar', [{ placed: { date: '2020-02-30 12:00' } }]],
  ['an hour that is not in the day', [{ placed: { date: '2020-02-20 25:00' } }]],
  ['an invalid Date', [{ placed: { date: new Date(Number.NaN) } }]],
])('rejects %s', (_, given) => {
  expect(() => shiftDates(given as never, ['placed'], -4)).toThrow('GIVEN_DATA_ARE_INVALID');
});

it('rejects keys and offsets of the wrong type', () => {
  expect(() => shiftDates([], 'placed' as never, -4)).toThrow(givenDataAreInvalid);
  expect(() => shiftDates([], [4 as never], -4)).toThrow(givenDataAreInvalid);
  expect(() => shiftDates([], [], Number.NaN)).toThrow(givenDataAreInvalid);
});

it('returns a copy or GIVEN_DATA_ARE_INVALID for any input, never mutating it', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.string()), fc.integer({ min: -12, max: 14 }), (given, keys, offset) => {
      const before = structuredClone(given);
      try {
        shiftDates(given as Record<string, unknown>[], keys, offset);
      } catch (error) {
        expect((error as Error).message).toBe(givenDataAreInvalid);
      }
      expect(given).toEqual(before);
    }),
  );
});

it('restores the original when shifted back', () => {
  const day = fc.date({ min: new Date('1000-01-02'), max: new Date('9000-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -12, max: 14 }), (at, offset) => {
      const orders = [anOrder(at.toISOString())];
      const there = shiftDates(orders, ['placed'], offset);
      expect(there[0]?.placed?.date).toBe(new Date(at.getTime() + offset * 3_600_000).toISOString());
      expect(shiftDates(there, ['placed'], -offset)).toEqual(orders);
    }),
  );
});
