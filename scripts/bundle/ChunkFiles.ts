import type { Compiler } from 'webpack';

import { chunkFilesName } from '../../src/shared/routing/screens';

/** Writes which additional files each named chunk needs, so that the server can preload them with the page. */
export class ChunkFiles {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Runs after file names have their final hashes.
        { name: 'ChunkFiles', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const first = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
          const files = [...compilation.namedChunkGroups]
            .filter(([name]) => !compilation.entrypoints.has(name))
            .map(([name, group]) => [
              name,
              group.getFiles().filter((file) => file.endsWith('.js') && !first.has(file)),
            ]);
          compilation.emitAsset(chunkFilesName, new sources.RawSource(JSON.stringify(Object.fromEntries(files))));
        },
      );
    });
  }
}
