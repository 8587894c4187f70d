import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

import { parseRuntimeConfig } from '../../src/shared/config/parseRuntimeConfig';
import { createWebManifest } from '../../src/shared/metadata/webManifest';

/** Emits the icons next to the page, where browsers look for them, and the manifest for static hosts. */
export class RootFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RootFiles', (compilation) => {
      compilation.contextDependencies.add(this.#folder);
      compilation.hooks.processAssets.tap(
        { name: 'RootFiles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of readdirSync(this.#folder)) {
            compilation.emitAsset(name, new sources.RawSource(readFileSync(path.join(this.#folder, name))));
          }
          const manifest = JSON.stringify(createWebManifest(parseRuntimeConfig({})));
          compilation.emitAsset('manifest.webmanifest', new sources.RawSource(manifest));
        },
      );
    });
  }
}
