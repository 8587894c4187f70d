import { resolve } from 'node:path';

import { drawIcons } from './icons/drawIcons';

const help = `npm run icons -- [--out FOLDER]

Draws the icons with the name and colours in medida.config.json, into src/app/icons unless a folder is named.

Example: npm run icons -- --out brand`;

const main = async () => {
  const { readOptions } = await import('./process/commandOptions.mjs');
  const read = readOptions(process.argv.slice(2), { help, options: { out: { type: 'string' } } });
  if (!read) return;
  const { out = 'src/app/icons' } = read.values;
  const { provideChromium } = await import('./browser/chromium.mjs');
  await drawIcons({ root: resolve(__dirname, '..'), out, executablePath: await provideChromium() });
  console.log(`The icons are in ${out}`);
};

main().catch(async (error: unknown) => {
  const { report } = await import('./process/failure.mjs');
  process.exitCode = report(error);
});
