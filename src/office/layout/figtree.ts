/** Apart, so that tests, which are CommonJS, can take another. */
export const figtree = new URL('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', import.meta.url);
