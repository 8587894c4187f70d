/** An element of the page's head, rendered by the server and created by the browser. */
export type HeadElement = {
  element: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
};

/**
 * Marks server-rendered tags. The first one carries the address they describe, or none if only the browser knows the
 * language.
 */
export const servedAttribute = 'data-served';

/** The id of the link, in a server-rendered page, to the state it was rendered from. */
export const renderedStateId = 'rendered-state';

/** Enclose the server-rendered markup. Without it, the page is the empty one that a static host serves. */
export const renderedMarks = ['<!--rendered-->', '<!--/rendered-->'] as const;

export const meta = (name: string, content: string): HeadElement => ({
  element: 'meta',
  attributes: { name, content },
});

export const property = (name: string, content: string): HeadElement => ({
  element: 'meta',
  attributes: { property: name, content },
});

export const link = (attributes: Record<string, string>): HeadElement => ({ element: 'link', attributes });

/** JSON for a script element, escaped so that no text in it can close the element. */
export const writeJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const dataBlock = (data: object): HeadElement => ({
  element: 'script',
  attributes: { type: 'application/ld+json' },
  text: writeJson(data),
});
