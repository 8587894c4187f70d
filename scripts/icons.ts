import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';

import { readConfigFile } from '../server/src/config/serverConfig';
import { parseRuntimeConfig } from '../src/shared/config/parseRuntimeConfig';

type Branding = { siteName: string; siteTitle: string; primary: string; secondary: string };

const ink = '#ffffff';

/** The navigation bar's logo on the brand colour; `scale` leaves room for cropping. */
const mark = ({ primary, secondary }: Branding, scale: number) => {
  const offset = (32 - 32 * scale) / 2;
  return (
    `<g transform="translate(${offset} ${offset}) scale(${scale})">` +
    `<path d="M2 2h9v19h19v9H2z" fill="${ink}"/>` +
    `<path d="M7 7h4M8.500 12h2.500M7 17h4M15 25v-4M20 23.500v-2.500M25 25v-4" stroke="${primary}" stroke-width="1.600"/>` +
    `<circle cx="22.500" cy="9.500" r="4.500" fill="${secondary}" stroke="${ink}" stroke-width="1"/></g>`
  );
};

const tile = (branding: Branding, radius: number, scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${branding.primary}"/>${mark(branding, scale)}</svg>`;

const roundedIcon = (branding: Branding) => tile(branding, 7, 0.66);
const fullIcon = (branding: Branding) => tile(branding, 0, 0.62);
/** Devices may crop it to a circle of four fifths of its size. */
const maskableIcon = (branding: Branding) => tile(branding, 0, 0.5);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** 1200 × 630, the preview image for links to the site. */
const sharePage = (branding: Branding, { fontUrl, sceneUrl }: { fontUrl: string; sceneUrl: string }) => {
  const icon = `data:image/svg+xml;base64,${Buffer.from(roundedIcon(branding)).toString('base64')}`;
  return `<!doctype html><style>
    @font-face { font-family: Figtree; src: url(${fontUrl}); font-weight: 300 900 }
    * { margin: 0 } body { width: 1200px; height: 630px; font-family: Figtree, sans-serif; color: #16211e; background: #fff }
    img.scene { position: absolute; right: 0; top: 0; width: 700px; height: 630px; object-fit: cover; object-position: 90% 100% }
    main { position: absolute; inset: 0 auto 0 0; width: 520px; padding: 0 56px; box-sizing: border-box;
      display: flex; flex-direction: column; justify-content: center; background: #fff }
    img.icon { width: 96px; height: 96px }
    h1 { font-size: 76px; line-height: 1; letter-spacing: -0.03em; margin: 36px 0 20px; font-weight: 700; overflow-wrap: anywhere }
    p { font-size: 34px; line-height: 1.25; color: #4a5a55 }
    i { display: block; width: 72px; height: 6px; background: ${branding.secondary}; margin-top: 40px }
  </style><img class="scene" src="${sceneUrl}"><main><img class="icon" src="${icon}"><h1>${escaped(branding.siteName)}</h1>
  <p>${escaped(branding.siteTitle)}</p><i></i></main>`;
};

/** An icon file containing PNG images, which every browser since 2007 supports. */
const createIco = (images: readonly { size: number; png: Buffer }[]): Buffer => {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
};

const font = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

const readBranding = (root: string): Branding => {
  const file = readConfigFile(root) as { application?: unknown };
  const { siteName, siteTitle, theme } = parseRuntimeConfig(file.application ?? {});
  return { siteName, siteTitle, primary: theme.primary, secondary: theme.secondary };
};

type DrawRequest = { root: string; out: string; executablePath: string };

const drawIcon = async (page: Page, svg: string, size: number) => {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
};

/** Draws all icons and the link preview image in the configured name and colours. */
const drawIcons = async ({ root, out, executablePath }: DrawRequest) => {
  const folder = resolve(root, out);
  const branding = readBranding(root);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const rounded = roundedIcon(branding);
    write('favicon.svg', `${rounded}\n`);
    write('favicon-32.png', await drawIcon(page, rounded, 32));
    write('icon-192.png', await drawIcon(page, rounded, 192));
    write('icon-512.png', await drawIcon(page, rounded, 512));
    write('icon-maskable-512.png', await drawIcon(page, maskableIcon(branding), 512));
    write('apple-touch-icon.png', await drawIcon(page, fullIcon(branding), 180));
    const sizes = [16, 32, 48];
    const images = [];
    for (const size of sizes) images.push({ size, png: await drawIcon(page, rounded, size) });
    write('favicon.ico', createIco(images));
    await page.setViewportSize({ width: 1200, height: 630 });
    const read = (type: string, file: string) =>
      `data:${type};base64,${readFileSync(join(root, file)).toString('base64')}`;
    const fontUrl = read('font/woff2', font);
    const sceneUrl = read('image/svg+xml', 'server/pictures/content/offer-kitchen-at-full-heat.svg');
    await page.setContent(sharePage(branding, { fontUrl, sceneUrl }));
    await page.evaluate(() => document.fonts.load('700 76px Figtree'));
    write('share.png', await page.screenshot());
  } finally {
    await browser.close();
  }
};

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
