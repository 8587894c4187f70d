import { unwrapAccepted, unwrapList, unwrapObject, unwrapSingle } from './envelopes';

describe('unwrapping envelopes', () => {
  it('returns the data', () => {
    expect(unwrapList({ data: [1, 2] })).toEqual([1, 2]);
    expect(unwrapList({ data: [] })).toEqual([]);
    expect(unwrapSingle({ data: [{ token: 'a.b.c' }] })).toEqual({ token: 'a.b.c' });
    expect(unwrapObject({ data: { title: 'About us' } })).toEqual({ title: 'About us' });
  });

  it.each([null, undefined, {}, { data: null }])('rejects %j as a list and as an object', (body) => {
    expect(() => unwrapList(body)).toThrow('The response contains no list');
    expect(() => unwrapSingle(body)).toThrow('The response contains no list');
    expect(() => unwrapObject(body)).toThrow('The response contains no object');
  });

  it('rejects an empty list where one element is expected, and a list where an object is expected', () => {
    expect(() => unwrapSingle({ data: [] })).toThrow('The list in the response is empty');
    expect(() => unwrapObject({ data: [] })).toThrow('The response contains no object');
  });

  it('keeps the message of a response without data', () => {
    expect(unwrapAccepted({ isSuccessful: true, message: 'Sent', data: [] })).toEqual({ message: 'Sent' });
    expect(unwrapAccepted({ isSuccessful: true })).toEqual({ message: null });
  });

  it('truncates long messages and ignores non-text ones', () => {
    expect(unwrapAccepted({ isSuccessful: true, message: 'x'.repeat(1_000_000) }).message).toHaveLength(1000);
    expect(unwrapAccepted({ isSuccessful: true, message: { text: 'Sent' } })).toEqual({ message: null });
  });

  it.each([null, undefined, {}, { message: 'Sent' }])('does not treat %j as accepted', (body) => {
    expect(() => unwrapAccepted(body)).toThrow('The response does not confirm success');
  });
});
