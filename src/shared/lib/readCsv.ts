import Papa from 'papaparse';

import type { Separator } from './csv';

const separators = ['\t', ';', ','] as const;

type Reading = { records: string[][]; separator: Separator; hasErrors: boolean };

const readWith = (text: string, separator: Separator, quoteChar: string): Reading => {
  const transform = (cell: string) => (quoteChar === '"' ? cell.trim() : cell.trim().replace(/^"(.*)"$/s, '$1'));
  const config = { delimiter: separator, newline: '\n', quoteChar, transform } as const;
  const { data, errors } = Papa.parse<string[]>(text, config);
  return { records: data, separator, hasErrors: errors.length > 0 };
};

const countUnsplit = ({ records }: Reading) => records.filter(([cell, next]) => cell && next === undefined).length;

const quotedCell = /(^|[\t;,])[^\S\n\t]*"(?!")/gm;

export type CsvText = { records: string[][]; isQuoted: boolean; separator: Separator | undefined };

/** Splits by tabs, semicolons or commas: the first of them that leaves the fewest lines unsplit. */
export const readCsv = (text: string): CsvText => {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(quotedCell, '$1"');
  const outsideQuotes = lines.replaceAll(/(^|[\t;,])"(?:[^"]|"")*"/gm, '$1');
  const used = separators.filter((each) => outsideQuotes.includes(each));
  const candidates = used.length > 0 ? used : separators;
  const readings = candidates.map((each) => readWith(lines, each, '"')).filter(({ hasErrors }) => !hasErrors);
  const isQuoted = readings.length > 0 && lines.search(quotedCell) >= 0;
  // Quotation marks that are never closed, or not where a cell ends, are part of the text.
  if (readings.length === 0) readings.push(...separators.map((each) => readWith(lines, each, '\0')));
  const { records, separator } = readings.reduce((best, each) =>
    countUnsplit(each) < countUnsplit(best) ? each : best,
  );
  return { records, isQuoted, separator: records.some((cells) => cells.length > 1) ? separator : undefined };
};
