import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import { buildSync } from 'esbuild';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compilation, Configuration, MultiConfiguration } from 'webpack';
import type {} from 'webpack-dev-server';
import { InjectManifest } from 'workbox-webpack-plugin';

import { ChunkFiles } from './scripts/bundle/ChunkFiles';
import { compileMessages } from './scripts/bundle/compileMessages';
import { RootFiles } from './scripts/bundle/RootFiles';
import { engineChunk, engineWorkerChunk, getScreen, screenNames } from './src/shared/routing/screens';

const root = __dirname;
const servicesPort = process.env.SERVICES_PORT ?? '3001';

type ManifestTransform = NonNullable<ConstructorParameters<typeof InjectManifest>[0]['manifestTransforms']>[number];

/** Adds the digest of each file, so that the service worker caches nothing else under its name. */
const withIntegrity: ManifestTransform = (entries, compilation) => {
  const { assets } = compilation as Compilation;
  const manifest = entries.map((entry) => {
    const bytes = assets[entry.url.slice(1)]?.buffer();
    if (!bytes) throw new Error(`the build holds no ${entry.url}`);
    return { ...entry, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
  });
  return { manifest };
};

/** Compiled apart from the bundles; the services allow the result by its hash. */
const buildInlineScript = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'src/app/boot/inline.ts')],
    bundle: true,
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
};

const itemScreens = screenNames.filter((name) => getScreen(name).startsEngine).map((name) => getScreen(name).chunk);
const itemChunks = [...itemScreens, 'item-rail', 'search-box', engineChunk];

const createItemsGroup = (chunkNames: string[]) => ({
  name: 'items',
  chunks: ({ name }: { name?: string | null }) => chunkNames.includes(name ?? ''),
  priority: 5,
  enforce: true,
});

/** What both compilations have in common: the shop's, and the office's with its own page. */
const createShared = (mode: Configuration['mode'], production: boolean) =>
  ({
    mode,
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    performance: false,
    stats: 'errors-warnings',
    devServer: {
      port: process.env.PORT ?? '3000',
      host: 'localhost',
      hot: true,
      historyApiFallback: true,
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [
        { context: ['/services', '/config.json', '/healthz', '/readyz'], target: `http://localhost:${servicesPort}` },
      ],
    },
  }) satisfies Configuration;

const sourceRule = { test: /\.tsx?$/, include: path.join(root, 'src'), use: 'babel-loader' };
const assetRule = { test: /\.(css|svg|png|webp|woff2)$/, type: 'asset/resource' };

const createOutput = (folder: string, production: boolean): Configuration['output'] => ({
  path: path.join(root, folder),
  filename: production ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
  assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  publicPath: '/',
  trustedTypes: { policyName: 'medida#bundler' },
});

const extensions = ['.tsx', '.ts', '.js'];
const sourceAlias = { '@': path.join(root, 'src') };

const createMinimizers = () => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: { passes: 2 }, format: { comments: false } },
    extractComments: false,
    // The minifier runs its own threads.
    parallel: false,
  }),
];

const createCompression = () => [
  new CompressionPlugin({ test: /\.(js|css|svg|json)$/, threshold: 512, minRatio: 0.95 }),
  new CompressionPlugin({
    test: /\.(js|css|svg|json)$/,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } } as zlib.BrotliOptions,
    threshold: 512,
    minRatio: 0.95,
  }),
];

const createShop = (mode: Configuration['mode'], production: boolean): Configuration => ({
  ...createShared(mode, production),
  name: 'shop',
  entry: './src/app/boot/main.tsx',
  // The office cleans its own folder.
  output: { ...createOutput('dist', production), clean: { keep: 'office' } },
  resolve: {
    extensions,
    alias: {
      ...sourceAlias,
      ...(production && {
        // Texts are compiled, so the application needs no parser: https://formatjs.github.io/docs/guides/performance
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
      }),
    },
  },
  module: {
    rules: [
      sourceRule,
      {
        test: /\.json$/,
        include: path.join(root, 'locales'),
        type: 'json',
        parser: { parse: compileMessages },
      },
      assetRule,
    ],
  },
  optimization: {
    minimizer: createMinimizers(),
    splitChunks: {
      // The worker's code stays in one file, because it would request others one after another.
      chunks: ({ name }) => name !== engineWorkerChunk,
      cacheGroups: {
        // The code that every list of items needs, in one chunk, which compresses better than several.
        items: {
          ...createItemsGroup(itemChunks),
          test: /[\\/]src[\\/](features[\\/]catalogue[\\/](catalogueAddress|ordering[\\/](?!addToCart)|components)|engine[\\/](host|client|query[\\/]sortOrders)|api[\\/]catalogue)/,
        },
        sharedByItemScreens: { ...createItemsGroup(itemScreens), test: /[\\/]src[\\/]/, minChunks: 2 },
        framework: { test: /[\\/]node_modules[\\/]/, name: 'framework', chunks: 'initial', priority: 10 },
      },
    },
  },
  // A production build is rarely repeated, and writing the cache takes seconds.
  cache: !production && {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.cache/webpack'),
    buildDependencies: {
      config: [
        __filename,
        path.join(root, 'babel.config.js'),
        path.join(root, 'package.json'),
        path.join(root, 'src/shared/routing/screens.ts'),
      ],
    },
  },
  plugins: [
    new RootFiles(path.join(root, 'src/app/icons')),
    new HtmlWebpackPlugin({
      template: 'src/app/boot/index.html',
      templateParameters: {
        inlineScript: buildInlineScript(),
        specialMedia: readFileSync(path.join(root, 'src/app/theme/specialMedia.css'), 'utf8'),
      },
      scriptLoading: 'defer',
      minify: production && {
        collapseBooleanAttributes: true,
        collapseWhitespace: true,
        keepClosingSlash: true,
        minifyCSS: true,
        minifyJS: true,
      },
    }),
    ...(production
      ? [
          new InjectManifest({
            swSrc: './src/worker/serviceWorker.ts',
            swDest: 'service-worker.js',
            include: [/^assets\/.+\.(js|css)$/, /figtree-latin-wght-normal/],
            // Only QA needs it.
            exclude: [/^assets\/(qa|qa-panel)\./],
            // Their names contain a hash of their content.
            dontCacheBustURLsMatching: /^assets\//,
            manifestTransforms: [withIntegrity],
          }),
          new ChunkFiles(),
          ...createCompression(),
        ]
      : []),
  ],
});

const createOffice = (mode: Configuration['mode'], production: boolean): Configuration => ({
  ...createShared(mode, production),
  name: 'office',
  entry: './src/office/main.tsx',
  output: { ...createOutput('dist/office', production), clean: true },
  resolve: { extensions, alias: sourceAlias },
  module: { rules: [sourceRule, assetRule] },
  optimization: { minimizer: createMinimizers() },
  plugins: [
    new HtmlWebpackPlugin({ template: 'src/office/index.html', scriptLoading: 'defer' }),
    ...(production ? createCompression() : []),
  ],
});

const config = (_env: unknown, { mode = 'production' }: { mode?: Configuration['mode'] }): MultiConfiguration => {
  const production = mode === 'production';
  process.env.NODE_ENV = mode;
  // One after the other: together they would need twice the memory.
  return Object.assign([createShop(mode, production), createOffice(mode, production)], { parallelism: 1 });
};

export default config;
