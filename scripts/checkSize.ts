import { budgets, measureFirstLoads } from './build/firstLoads';

const toKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const sizes = measureFirstLoads('dist');

for (const [screen, { start, firstView }] of sizes) {
  console.log(`${screen}: ${toKilobytes(start)} to start, ${toKilobytes(firstView)} to its first view`);
}

const faults = [...sizes].flatMap(([screen, size]) =>
  (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((part) => size[part] > budgets[part])
    .map(
      (part) =>
        `${screen}: ${part} is ${toKilobytes(size[part])} of brotli; the budget is ${toKilobytes(budgets[part])}`,
    ),
);

for (const fault of faults) console.error(fault);
if (faults.length > 0 || sizes.size === 0) process.exitCode = 1;
