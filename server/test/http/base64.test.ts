import { createValidator } from '../../src/http/contracts/validation';

const isValid = (text: string) => createValidator()({ type: 'string', format: 'byte' }, text).length === 0;

it.each([
  ['', true],
  ['TWVkaWRh', true],
  ['TWVkaQ==', true],
  ['TWVkaWQ=', true],
  ['TWVkaQ=', false],
  ['TWVka===', false],
  ['TWV=aWRh', false],
  ['TWVk aWR', false],
  ['TWVk\nWRh', false],
])('says of %j whether it is base64: %s', (text, expected) => {
  expect(isValid(text)).toBe(expected);
});

it('reads a file of 20 MB', () => {
  expect(isValid(Buffer.alloc(20_000_000, 'Medida').toString('base64'))).toBe(true);
});
