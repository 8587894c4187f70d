import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { builtServerFolder } from '../support/preparedFiles';

const read = (file: string) => readFileSync(join(builtServerFolder, file), 'utf8');

/** The packages that load along with a file, other than by `import()`. */
const listPackages = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const names = [...read(file).matchAll(/^(?:import|export)\b[^"'(]*["']([^"']+)["'];$/gm)].map(
    ([, name = '']) => name,
  );
  return names.flatMap((name) => (name.startsWith('./') ? listPackages(name.slice(2), seen) : [name]));
};

it.each(['main.js', 'commandLine.js', 'engineThread.js'])('%s starts without OpenTelemetry', (file) => {
  const packages = listPackages(file);
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.filter((name) => name.startsWith('@opentelemetry'))).toEqual([]);
});

it('loads OpenTelemetry from one file', () => {
  const files = readdirSync(builtServerFolder).filter((file) => file.endsWith('.js'));
  expect(files.filter((file) => listPackages(file).some((name) => name.startsWith('@opentelemetry')))).toHaveLength(1);
});
