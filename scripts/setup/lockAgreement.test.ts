import { matchesLock } from './lockAgreement.mjs';

const entry = (version: string, extra = {}) => ({ version, integrity: `sha512-${version}`, ...extra });
const aLock = (packages: Record<string, object>) => ({ packages: { '': {}, ...packages } });
const lock = aLock({
  'node_modules/react': entry('19.3.1'),
  'node_modules/fsevents': entry('2.3.3', { optional: true }),
  'node_modules/@medida/server': { resolved: 'server', link: true },
  server: { dependencies: { fastify: '5.12.8' } },
});

describe('the installed packages', () => {
  it.each([
    ['match', true, { 'node_modules/react': entry('19.3.1'), 'node_modules/@medida/server': { link: true } }],
    [
      'have been installed for an earlier release of our own',
      true,
      {
        'node_modules/react': entry('19.3.1'),
        'node_modules/@medida/server': { link: true },
        server: { version: '0.1.0' },
      },
    ],
    ['lack a package', false, { 'node_modules/@medida/server': { link: true } }],
    ['have another version', false, { 'node_modules/react': entry('19.0.0'), 'node_modules/@medida/server': {} }],
    [
      'have an extra package',
      false,
      { 'node_modules/react': entry('19.3.1'), 'node_modules/@medida/server': {}, 'node_modules/left': entry('1.0.0') },
    ],
  ])('%s', (_, isMatch, packages) => {
    expect(matchesLock(lock, { packages })).toBe(isMatch);
  });

  it('do not match the lock file when npm recorded nothing', () => {
    expect(matchesLock(lock, {})).toBe(false);
  });
});
