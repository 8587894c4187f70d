/** A piece of a page's head, as the server writes it and the browser makes it. */
export type HeadElement = {
  element: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
};

/** On what the server wrote. The first has the address that all speak of, or none where only the browser knows the language. */
export const servedAttribute = 'data-served';

export const meta = (name: string, content: string): HeadElement => ({
  element: 'meta',
  attributes: { name, content },
});

export const property = (name: string, content: string): HeadElement => ({
  element: 'meta',
  attributes: { property: name, content },
});

export const link = (attributes: Record<string, string>): HeadElement => ({ element: 'link', attributes });

/** Within a script element nothing may look like its end, whatever an item is called. */
export const dataBlock = (data: object): HeadElement => ({
  element: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ),
});
