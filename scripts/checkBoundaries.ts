import { cruise } from './cruise';

// Dependency-cruiser passes if it finds no files at all; fewer than these mean that it looked in the wrong place.
const floors = { 'src/': 30, 'server/src/': 1 };
const withoutExtension = (file: string) => file.replace(/(\.test)?(\.d)?\.[a-z]+$/, '');

/** On macOS and Windows, `./addToCart` resolves to either `AddToCart.tsx` or `addToCart.ts`. */
const findCaseCollisions = (files: string[]) => {
  const seen = new Map<string, string>();
  return files.flatMap((file) => {
    const name = withoutExtension(file);
    const other = seen.get(name.toLowerCase()) ?? name;
    seen.set(name.toLowerCase(), name);
    return other === name ? [] : [`case-collision: ${other} and ${name} differ only by case`];
  });
};

const check = async () => {
  const { modules, summary } = await cruise();
  const faults = summary.violations.map(({ rule, from, to, cycle, comment }) => {
    const route = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : from === to ? from : `${from} → ${to}`;
    return `${rule.name}: ${route}${comment ? ` (${comment})` : ''}`;
  });
  faults.push(...findCaseCollisions(modules.map(({ source }) => source)));
  const counts = Object.entries(floors).map(([folder, floor]) => {
    const count = modules.filter(({ source }) => source.startsWith(folder)).length;
    if (count < floor) faults.push(`${folder}: only ${count} modules found; there must be at least ${floor}`);
    return `${count} in ${folder}`;
  });
  console.log([...faults, `${faults.length} faults; modules: ${counts.join(', ')}`].join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
};

void check();
