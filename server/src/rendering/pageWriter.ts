import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

import type { PageVisit, RenderPage, RenderServices, SharedResults } from '@/app/rendering/pageVisit';

import { brotliQuality } from '../http/responses/responseEncoding';
import { hashInlineElements } from '../http/security/inlineHashes';
import { type BuiltPage, createPageTemplate, type PageTemplate, renderedStatePath } from './pageTemplate';

export type PageServices = Omit<RenderServices, 'shared'> & {
  built: BuiltPage;
  /** Pages of the same version share the results of their queries. Without it, a page sends every query itself. */
  dataVersion?: string | undefined;
};

/** A rendered page as it is sent, compressed by brotli. */
export type WrittenPage =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page';
      status: number;
      /** Whether every query succeeded, or found that there is nothing. */
      isComplete: boolean;
      /** The hashes of the styles in its head, for the content security policy. */
      styles: string[];
      body: Uint8Array<ArrayBuffer>;
      /** The state it was rendered from, which the browser fetches separately. */
      state: { id: string; body: Uint8Array<ArrayBuffer> };
    };

export type WritePage = (services: PageServices, visit: PageVisit) => Promise<WrittenPage>;

const toStateAddress = (id: string, { pathname, search }: PageVisit['address']) =>
  `${renderedStatePath}${id}?${new URLSearchParams({ page: pathname + search }).toString()}`;

// Synchronous, because this thread has nothing else to do: on Node's thread pool, a page takes a fifth longer.
const encode = (text: string): Uint8Array<ArrayBuffer> => {
  const compressed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  // Copied, because the compressor's buffer takes 16 kB, however little it holds.
  return new Uint8Array(compressed);
};

const createSharedByVersion = () => {
  let latest: { version: string; results: SharedResults } | undefined;
  return (version: string | undefined): SharedResults | undefined => {
    if (version === undefined) return undefined;
    if (latest?.version !== version) latest = { version, results: new Map() };
    return latest.results;
  };
};

/** Renders pages and puts them into the built page. */
export const createPageWriter = (renderPage: RenderPage): WritePage => {
  let template: PageTemplate | undefined;
  const readShared = createSharedByVersion();
  return async ({ built, dataVersion, ...services }, visit) => {
    template ??= createPageTemplate(built, services.config);
    const page = await renderPage({ ...services, shared: readShared(dataVersion) }, visit);
    if (page.kind === 'redirect') return page;
    const { status, isComplete, styles, state } = page;
    const id = createHash('sha256').update(state).digest('base64url').slice(0, 16);
    return {
      kind: 'page',
      status,
      isComplete,
      styles: hashInlineElements(styles).styles,
      body: encode(template.writeRendered(page, toStateAddress(id, visit.address))),
      state: { id, body: encode(state) },
    };
  };
};
