import { mergeCatalogs } from '@/engine/catalog/mergeCatalogs';
import { atOnce } from '@/engine/host/steps';
import { checkCode, type CodeCheck } from '@/engine/search/checkCodes';
import { buildCodeIndex } from '@/engine/search/codeIndex';

import { aCatalogue, someChance } from '../../../test/support/builders/aCatalogue';
import { median, percentile, timed } from '../engine/timing';

const sizes = [2_000, 20_000, 100_000];
const lineCount = 500;
const rounds = 15;
const budget = 100;

const mistype = (code: string, at: number) => code.slice(0, at % code.length) + code.slice((at % code.length) + 1);

/** The codes of an order, with every nth one mistyped. */
const someCodes = (codes: readonly string[], nth: number, seed: number): string[] => {
  const chance = someChance(seed);
  return Array.from({ length: lineCount }, (_, at) => {
    const code = codes[Math.floor(chance() * codes.length)] ?? '';
    return at % nth === 0 ? `${mistype(code, at)}Q` : code;
  });
};

/** Includes the structured clone from the worker to the page. */
const timeOrders = (work: (codes: readonly string[]) => CodeCheck[], orders: string[][]) =>
  orders.map((codes) => timed(() => structuredClone(work(codes))).time);

const ms = (time: number) => time.toFixed(time < 10 ? 2 : 0);

export const measurePad = () => {
  const rows: Record<string, string | number>[] = [];
  const faults: string[] = [];
  for (const items of sizes) {
    const catalog = atOnce(mergeCatalogs([1, 2].map((catalogId) => aCatalogue({ catalogId, items: items / 2 }))));
    const built = timed(() => atOnce(buildCodeIndex(catalog)));
    const codes = catalog.items.flatMap(({ code, additionalCode }) =>
      [code, additionalCode].filter((own) => own !== null),
    );
    const measure = (nth: number) =>
      timeOrders(
        (order) => order.map((code) => checkCode(built.result, code)),
        Array.from({ length: rounds }, (_, seed) => someCodes(codes, nth, seed)),
      );
    const usual = measure(20);
    const worst = measure(1);
    rows.push({
      items,
      'index ms': ms(built.time),
      '500 lines p50 ms': ms(median(usual)),
      '500 lines p95 ms': ms(percentile(usual, 0.95)),
      'all mistyped p50 ms': ms(median(worst)),
      'all mistyped p95 ms': ms(percentile(worst, 0.95)),
    });
    // Typically one line in twenty is mistyped; all of them when the wrong file is imported.
    const slowest = percentile(usual, 0.95);
    if (!(slowest <= budget))
      faults.push(`at ${items} items 500 lines take ${ms(slowest)} ms; the budget is ${budget} ms`);
  }
  return { rows, faults };
};
