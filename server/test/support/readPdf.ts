import { execFileSync } from 'node:child_process';

// In a process of its own, because the library is an ES module, which jest does not load.
const program = `
  import { readFileSync } from 'node:fs';
  import { extractText, getMeta } from 'unpdf';
  const bytes = readFileSync(0);
  const { text } = await extractText(new Uint8Array(bytes));
  const { info } = await getMeta(new Uint8Array(bytes));
  console.log(JSON.stringify({ pages: text, title: info.Title, language: info.Language }));
`;

/** The text of each page, and what a program that shows the file knows of it. */
export const readPdf = (bytes: Buffer): { pages: string[]; title: string; language: string } =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      input: bytes,
      maxBuffer: 2 ** 26,
    }).toString(),
  ) as ReturnType<typeof readPdf>;
