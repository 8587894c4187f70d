import { installedAgrees } from './lockAgreement.mjs';

const entry = (version: string, extra = {}) => ({ version, integrity: `sha512-${version}`, ...extra });
const lock = (packages: Record<string, object>) => ({ packages: { '': {}, ...packages } });
const wanted = lock({
  'node_modules/react': entry('19.3.1'),
  'node_modules/fsevents': entry('2.3.3', { optional: true }),
  'node_modules/@medida/server': { resolved: 'server', link: true },
  server: { version: '0.1.0' },
});

describe('the installed packages', () => {
  it.each([
    ['agrees', true, { 'node_modules/react': entry('19.3.1'), 'node_modules/@medida/server': { link: true } }],
    ['lacks a package', false, { 'node_modules/@medida/server': { link: true } }],
    ['has another version', false, { 'node_modules/react': entry('19.0.0'), 'node_modules/@medida/server': {} }],
    [
      'has a package too many',
      false,
      { 'node_modules/react': entry('19.3.1'), 'node_modules/@medida/server': {}, 'node_modules/left': entry('1.0.0') },
    ],
  ])('%s', (_, agrees, packages) => {
    expect(installedAgrees(wanted, { packages })).toBe(agrees);
  });

  it('do not match the lock file when npm recorded nothing', () => {
    expect(installedAgrees(wanted, {})).toBe(false);
  });
});
