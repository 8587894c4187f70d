import type { PadLine } from './padLines';

type Texts = { heads: string[]; reasonOf: (line: PadLine) => string };

/** The rejected lines as the client typed them, each with its reason. */
export const badLineRows = (lines: readonly PadLine[], { heads, reasonOf }: Texts): string[][] => [
  heads,
  ...lines.map((line) => [line.row.code, line.row.quantity, reasonOf(line)]),
];
