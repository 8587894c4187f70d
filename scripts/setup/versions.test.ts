import { isAtLeast } from './versions.mjs';

describe('the version of Node', () => {
  it.each([
    ['v20.19.0', true],
    ['v20.20.2', true],
    ['v22.0.0', true],
    ['v20.18.3', false],
    ['v18.20.0', false],
    ['v8.0.0', false],
  ])('%s is new enough for >=20.19: %s', (version, enough) => {
    expect(isAtLeast(version, '>=20.19')).toBe(enough);
  });
});
