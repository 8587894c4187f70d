import { createHash } from 'node:crypto';

export type InlineHashes = { scripts: string[]; styles: string[] };

const inlineElement = /<(script|style)(?![^>]* (?:src|type)=)[^>]*>([^]*?)<\/\1>/g;

/** Hashes of the inline scripts and styles in our own markup, as a content security policy lists them. */
export const hashInlineElements = (markup: string): InlineHashes => {
  const elements = [...markup.matchAll(inlineElement)];
  const hash = (wanted: string) =>
    elements.flatMap(([, name, text = '']) =>
      name === wanted ? [`'sha256-${createHash('sha256').update(text).digest('base64')}'`] : [],
    );
  return { scripts: hash('script'), styles: hash('style') };
};
