import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';

import { readConfigFile } from '../../server/src/config/serverConfig';
import { parseRuntimeConfig } from '../../src/shared/config/parseRuntimeConfig';
import { type Branding, fullIcon, maskableIcon, roundedIcon, sharePage } from './drawings';
import { createIco } from './icoFile';

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
export const drawIcons = async ({ root, out, executablePath }: DrawRequest) => {
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
