/** The target of the skip link. */
export const mainId = 'content';
