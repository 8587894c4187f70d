import type { Chunk, Compiler } from 'webpack';

/** Chunks that have a name are known by it: with numbers the first script lists every number beside its name. */
export class NamesAsIds {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('NamesAsIds', ({ hooks }) => {
      hooks.chunkIds.tap({ name: 'NamesAsIds', stage: -1 }, (chunks: Iterable<Chunk>) => {
        for (const chunk of chunks) {
          if (!chunk.name || chunk.id !== null) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}
