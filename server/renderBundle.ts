import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, OnLoadArgs, Plugin } from 'esbuild';

import { compileMessages } from '../scripts/bundle/compileMessages';

/** Texts are compiled, as in the browser's build. */
const compiledTexts: Plugin = {
  name: 'compiled-texts',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]locales[\\/]\w+\.json$/ }, async ({ path }) => ({
      contents: JSON.stringify(compileMessages(await readFile(path, 'utf8'))),
      loader: 'json',
      watchFiles: [path],
    }));
  },
};

/**
 * Binds React's exports to constants: esbuild reads the exports of a CommonJS module through a getter on every use, and
 * a page creates thousands of elements.
 */
const boundReact: Plugin = {
  name: 'bound-react',
  setup: (build) => {
    build.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, kind, resolveDir }) =>
      kind === 'import-statement' ? { path, namespace: 'bound-react', pluginData: resolveDir } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'bound-react' }, async ({ path, pluginData }: OnLoadArgs) => {
      const names = Object.keys((await import(path)) as object).filter((name) => name !== 'default');
      const contents = `const library = require('${path}');
        export default library;
        export const { ${names.join(', ')} } = library;`;
      return { contents, resolveDir: pluginData as string };
    });
  },
};

// Some libraries call `require` for Node's built-in modules.
const requireForLibraries = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/**
 * Bundles the application as a program that renders its pages, including the production versions of its libraries.
 * Every rendering thread keeps the source it has loaded in memory, so white space and unused code are removed.
 */
export const renderBundleOptions = (root: string) =>
  ({
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    splitting: true,
    banner: { js: requireForLibraries },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compiledTexts, boundReact],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'external',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  }) satisfies BuildOptions;
