import { acceptedOf, listOf, objectOf, onlyOf } from './envelopes';

describe('unwrapping envelopes', () => {
  it('gives the data', () => {
    expect(listOf({ data: [1, 2] })).toEqual([1, 2]);
    expect(listOf({ data: [] })).toEqual([]);
    expect(onlyOf({ data: [{ token: 'a.b.c' }] })).toEqual({ token: 'a.b.c' });
    expect(objectOf({ data: { title: 'About us' } })).toEqual({ title: 'About us' });
  });

  it.each([null, undefined, {}, { data: null }])('takes %j for no list and no object', (answer) => {
    expect(() => listOf(answer)).toThrow('The answer holds no list');
    expect(() => onlyOf(answer)).toThrow('The answer holds no list');
    expect(() => objectOf(answer)).toThrow('The answer holds no object');
  });

  it('refuses an empty list where one element is due, and a list where an object is due', () => {
    expect(() => onlyOf({ data: [] })).toThrow('The list of the answer is empty');
    expect(() => objectOf({ data: [] })).toThrow('The answer holds no object');
  });

  it('keeps the message of an answer without data', () => {
    expect(acceptedOf({ isSuccessful: true, message: 'Sent', data: [] })).toEqual({ message: 'Sent' });
    expect(acceptedOf({ isSuccessful: true })).toEqual({ message: null });
  });

  it('takes no more of a message than a person can read, and none that is no text', () => {
    expect(acceptedOf({ isSuccessful: true, message: 'x'.repeat(1_000_000) }).message).toHaveLength(1000);
    expect(acceptedOf({ isSuccessful: true, message: { text: 'Sent' } })).toEqual({ message: null });
  });

  it.each([null, undefined, {}, { message: 'Sent' }])('does not take %j for accepted', (answer) => {
    expect(() => acceptedOf(answer)).toThrow('The answer does not say that it was accepted');
  });
});
