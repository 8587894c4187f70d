import type { PadLine } from './padLines';

type Texts = { heads: string[]; reasonOf: (line: PadLine) => string };

/** The lines that stay, as they were written, each with its reason. */
export const badLineRows = (lines: readonly PadLine[], { heads, reasonOf }: Texts): string[][] => [
  heads,
  ...lines.map((line) => [line.row.code, line.row.quantity, reasonOf(line)]),
];
