/** Stub for the URL that webpack gives an imported file. */
export default '/assets/file';
