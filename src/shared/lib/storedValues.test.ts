import { blockedStorage, memoryStorage } from '@/../test/support/builders/memoryStorage';

import { readAs, readStoredValues } from './storedValues';

const reading = (text: string) => readStoredValues({ local: memoryStorage({ key: text }) });

it.each([
  ['text', 'plain', 'plain'],
  ['text', '', ''],
  ['json', '{"a":[1]}', { a: [1] }],
  ['json', '{"a":', undefined],
  ['integer', ' -42 ', -42],
  ['integer', '4.2', undefined],
  ['integer', '9007199254740993', undefined],
  ['float', '4.25e1', 42.5],
  ['float', '', undefined],
  ['float', 'Infinity', undefined],
  ['boolean', 'True', true],
  ['boolean', '0', false],
  ['boolean', 'yes', undefined],
  ['boolean', 'constructor', undefined],
] as const)('reads %s from %j', (type, text, value) => {
  expect(readAs(reading(text), 'key', type)).toEqual(value);
});

it('reads every key of both storages, preferring local storage', () => {
  const values = readStoredValues({
    local: memoryStorage({ language: 'en' }),
    session: memoryStorage({ language: 'zh', visit: '3' }),
  });
  expect(readAs(values, 'language', 'text')).toBe('en');
  expect(readAs(values, 'visit', 'integer')).toBe(3);
  expect(readAs(values, 'absent', 'text')).toBeUndefined();
  expect(readAs(values, 'toString', 'text')).toBeUndefined();
});

it('reads one storage when the other is blocked, and reports it', () => {
  const values = readStoredValues({ local: blockedStorage(), session: memoryStorage({ visit: '3' }) });
  expect(readAs(values, 'visit', 'integer')).toBe(3);
  expect(values.failure).toBeInstanceOf(DOMException);
});
