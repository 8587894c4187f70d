import { releaseChangelog } from './releaseChangelog';

const head = '# Changelog\n\nFor operators.\n\n';
const earlier = '## 1.0.0 - 2026-11-30\n\n### Added\n\n- Orders\n';
const release = (sections: string, version: string) => releaseChangelog(head + sections, version, '2027-01-15');

it('gives what is unreleased a section of its own', () => {
  expect(release(`## Unreleased\n\n### Fixed\n\n- Carts\n\n${earlier}`, '1.0.1')).toBe(
    `${head}## Unreleased\n\n## 1.0.1 - 2027-01-15\n\n### Fixed\n\n- Carts\n\n${earlier}`,
  );
  expect(release('## Unreleased\n\n- Orders\n', '1.0.0')).toBe(
    `${head}## Unreleased\n\n## 1.0.0 - 2027-01-15\n\n- Orders\n`,
  );
});

it('leaves the section of a version that is to be tagged as it is', () => {
  expect(release(`## Unreleased\n\n${earlier}`, '1.0.0')).toBe(`${head}## Unreleased\n\n${earlier}`);
});

it.each([
  [earlier, '1.1.0', 'no section "Unreleased"'],
  [`## Unreleased\n\n${earlier}`, '1.1.0', 'nothing under "Unreleased"'],
  [`## Unreleased\n\n- Carts\n\n${earlier}`, '1.0.0', 'into the section of 1.0.0'],
])('refuses %j as %s: there is %s', (sections, version, problem) => {
  expect(() => release(sections, version)).toThrow(problem);
});
