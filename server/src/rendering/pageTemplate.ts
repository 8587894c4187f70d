import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RenderedPage } from '@/app/rendering/pageVisit';
import { configPlaceholder, type RuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Language } from '@/shared/i18n/languages';
import { renderedMarks, renderedStateId, writeJson } from '@/shared/metadata/headElement';
import { chunkFilesName } from '@/shared/routing/screens';

import { getErrorCode } from '../errors';
import { escapeMarkup, writeHead, writeSiteHead } from '../http/pages/writeHead';
import { hashInlineElements } from '../http/security/inlineHashes';

/** The page as built, and the files of each chunk. */
export type BuiltPage = { html: string; chunkFiles: Record<string, string[]> };

const readBuilt = async (directory: string, name: string): Promise<string | undefined> => {
  try {
    return await readFile(join(directory, name), 'utf8');
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Undefined if the application is not built. */
export const readBuiltPage = async (directory: string): Promise<BuiltPage | undefined> => {
  const html = await readBuilt(directory, 'index.html');
  if (html === undefined) return undefined;
  const chunkFiles = JSON.parse((await readBuilt(directory, chunkFilesName)) ?? '{}') as BuiltPage['chunkFiles'];
  return { html, chunkFiles };
};

export const renderedStatePath = '/rendered-state/';

const builtHead = /<!--head-->[^]*<!--\/head-->/;
const mark = (text: string) => [renderedMarks[0], text, renderedMarks[1]].join('');
const emptyRoot = '<div id="root"></div>';
/** What an unrendered page shows before its scripts run. */
const opening = /<!--opening-->[^]*<!--\/opening-->/;
/** What an unrendered page says when JavaScript is off. */
const explanation = /<noscript>[^]*?<\/noscript>/;
/** What a page that cannot start says, in every language; a rendered page keeps only its own language. */
const apology = /<p lang="(\w+)">[^]*?<\/p>/g;

export type PageTemplate = ReturnType<typeof createPageTemplate>;

/** The built page with the deployment's configuration, ready to be filled. */
export const createPageTemplate = ({ html, chunkFiles }: BuiltPage, config: RuntimeConfig) => {
  const configText = writeJson(config);
  const siteHead = writeSiteHead(config);
  const preload = (chunks: readonly string[]) =>
    [...new Set(chunks.flatMap((chunk) => chunkFiles[chunk] ?? []))]
      .map((file) => `<link rel="delayed" as="script" fetchpriority="low" href="/${file}" />`)
      .join('');
  // Replacer functions, because the texts may contain "$&" and the like.
  const page = html.replace('id="runtime-config"', 'data-checked $&').replaceAll(configPlaceholder, () => configText);

  const fill = (language: Language, head: string) =>
    page.replace('<html lang="es">', `<html lang="${language}">`).replace(builtHead, () => head + siteHead);

  /** The browser renders the page, and sets its title and tags. */
  const writeUnrendered = (language: Language) => fill(language, `<title>${escapeMarkup(config.siteTitle)}</title>`);

  const writeRendered = (rendered: Extract<RenderedPage, { kind: 'page' }>, stateAddress: string) => {
    const { language, title, head, address, styles, chunks, markup } = rendered;
    // Linked, not inlined, because nothing visible needs it. Without `crossorigin`, no fetch would use the preload.
    const state = `<link rel="delayed" as="fetch" crossorigin id="${renderedStateId}" href="${escapeMarkup(stateAddress)}" />`;
    return (
      fill(language, `<title>${escapeMarkup(title)}</title>${writeHead(head, address)}`)
        .replace(opening, '')
        .replace(explanation, '')
        .replaceAll(apology, (text, spoken) => (spoken === language ? text : ''))
        // These start the entry scripts and preload the chunks: see beforeStart.ts.
        .replaceAll('<script defer src="', '<script type="delayed" src="')
        .replace('</head>', () => `${mark(preload(chunks) + state + styles)}</head>`)
        .replace(emptyRoot, () => `<div id="root">${mark(markup)}</div>`)
    );
  };
  return {
    writeUnrendered,
    writeRendered,
    inline: hashInlineElements(page),
    inlineOfRendered: hashInlineElements(page.replace(opening, '')),
  };
};
