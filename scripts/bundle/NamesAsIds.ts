import type { Chunk, Compiler } from 'webpack';

/** Uses chunk names as ids: with numeric ids, the entry script would list every number next to its name. */
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
