/** Whether this code renders pages on a server rather than running in a browser. */
export const isServer = typeof window === 'undefined';
