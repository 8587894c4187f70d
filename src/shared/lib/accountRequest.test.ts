import { formatAccountRequest, readAccountRequest } from './accountRequest';

it.each([
  { taxId: 'B-12345678', reason: 'Tools for two workshops.\nTax id: of the other one follows.' },
  { taxId: 'J-1', reason: '' },
])('carries %j in the text of a message', (request) => {
  expect(readAccountRequest(formatAccountRequest(request))).toEqual(request);
});

it('finds no tax id in another message', () => {
  const message = 'Do you deliver?\nTax id: 7';
  expect(readAccountRequest(message)).toEqual({ taxId: '', reason: message });
});
