import { blockedStorage, memoryStorage } from '@/../test/support/builders/memoryStorage';

import { parseStored, readStoredValues } from './storedValues';

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
  expect(parseStored(text, type)).toEqual(value);
});

it('reads every key of both storages', () => {
  const values = readStoredValues({
    local: memoryStorage({ language: 'en' }),
    session: memoryStorage({ language: 'zh', visit: '3' }),
  });
  expect(values.local).toEqual({ language: 'en' });
  expect(values.session).toEqual({ language: 'zh', visit: '3' });
});

it('reads one storage when the other is blocked, and reports it', () => {
  const values = readStoredValues({ local: blockedStorage(), session: memoryStorage({ visit: '3' }) });
  expect(values.session).toEqual({ visit: '3' });
  expect(values.failure).toBeInstanceOf(DOMException);
});
