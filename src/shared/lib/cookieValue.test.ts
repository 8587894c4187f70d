import { cookieValue } from './cookieValue';

describe('cookieValue', () => {
  it.each([
    ['XSRF-TOKEN=abc', 'abc'],
    ['a=1; XSRF-TOKEN=abc; b=2', 'abc'],
    ['MY-XSRF-TOKEN=wrong; XSRF-TOKEN=a%3Db%3d', 'a=b='],
    ['XSRF-TOKEN=a=b==', 'a=b=='],
    ['XSRF-TOKEN=100%', '100%'],
    ['XSRF-TOKEN=one; XSRF-TOKEN=two', 'one'],
    ['XSRF-TOKENS=abc', undefined],
    ['', undefined],
  ])('reads %j', (cookies, value) => expect(cookieValue(cookies, 'XSRF-TOKEN')).toBe(value));
});
