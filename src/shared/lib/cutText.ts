/** Never splits a surrogate pair: half of one is not valid text. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
