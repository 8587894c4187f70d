import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { drawIcons } from './icons/drawIcons';

/** `npm run icons -- --out FOLDER` draws the icons with the name and colours in medida.config.json. */
const main = async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'src/app/icons' } } });
  const { provideChromium } = await import('./browser/chromium.mjs');
  await drawIcons({ root: resolve(__dirname, '..'), out: values.out, executablePath: await provideChromium() });
  console.log(`The icons are in ${values.out}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
