/** Written by the build, read by the server: see scripts/bundle/ChunkFiles.ts. */
export const chunkFilesName = 'chunk-files.json';
