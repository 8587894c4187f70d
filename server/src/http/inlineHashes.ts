import { createHash } from 'node:crypto';

export type InlineHashes = { scripts: string[]; styles: string[] };

const inlineElement = /<(script|style)(?![^>]* (?:src|type)=)[^>]*>([^]*?)<\/\1>/g;

/** The scripts and styles that our own markup contains, as a policy names them. */
export const hashInlineElements = (markup: string): InlineHashes => {
  const elements = [...markup.matchAll(inlineElement)];
  const hash = (wanted: string) =>
    elements.flatMap(([, name, text = '']) =>
      name === wanted ? [`'sha256-${createHash('sha256').update(text).digest('base64')}'`] : [],
    );
  return { scripts: hash('script'), styles: hash('style') };
};
