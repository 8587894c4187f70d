import { orUnknown } from './optionalCall';

const failure = { kind: 'http', status: 500, statusText: '', url: '' } as const;

describe('what services may not have', () => {
  it.each([
    ['found', { data: [1] }, { data: [1] }],
    ['unknown where there is no such call', { error: { ...failure, status: 404 } }, { data: null }],
    ['a failure', { error: failure }, { error: failure }],
    [
      'cancelled once signing out has forgotten all queries',
      {},
      { error: { ...failure, kind: 'cancelled', status: 0 } },
    ],
  ])('is %s', async (_name, response, expected) => {
    expect(await orUnknown<number[], null>(Promise.resolve(response), null)).toEqual(expected);
  });
});
