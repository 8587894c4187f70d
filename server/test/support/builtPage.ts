import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const inlineStyle = 'p { margin: 0 }';
export const inlineScript = 'document.title;';

const page = `<!doctype html>
<html lang="es"><head>
<!--head--><title>Built</title><!--/head-->
<style>${inlineStyle}</style>
<script>${inlineScript}</script>
<script type="application/json" id="runtime-config">__RUNTIME_CONFIG__</script>
<script defer src="/assets/main.0123456789.js"></script>
</head><body><div id="root"></div></body></html>`;

const chunkFiles = {
  home: ['assets/items.1.js', 'assets/home.1.js'],
  'catalogue-page': ['assets/items.1.js', 'assets/catalogue-page.1.js'],
  'catalogue-engine': ['assets/items.1.js', 'assets/catalogue-engine.1.js'],
  'locale-es': ['assets/locale-es.1.js'],
  'locale-zh': ['assets/locale-zh.1.js'],
};

const script = `console.log(${JSON.stringify('medida '.repeat(100))});`;

/** A directory like the project's after a build, with a minimal page. */
export const createBuiltRoot = async () => {
  const root = await mkdtemp(join(tmpdir(), 'medida-root-'));
  const assets = join(root, 'dist', 'assets');
  await mkdir(assets, { recursive: true });
  await mkdir(join(root, 'src'));
  await symlink(join(process.cwd(), 'src', 'contracts'), join(root, 'src', 'contracts'));
  await mkdir(join(root, 'server'));
  await symlink(join(process.cwd(), 'server', 'pictures'), join(root, 'server', 'pictures'));
  await writeFile(join(root, 'dist', 'index.html'), page);
  await writeFile(join(root, 'dist', 'chunk-files.json'), JSON.stringify(chunkFiles));
  await writeFile(join(root, 'dist', 'service-worker.js'), 'precache');
  await writeFile(join(root, 'dist', 'favicon.ico'), '');
  await writeFile(join(root, 'dist', 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(assets, 'main.0123456789.js'), script);
  await writeFile(join(assets, 'main.0123456789.js.br'), brotliCompressSync(script));
  await writeFile(join(root, 'package.json'), '{"version":"1.2.3"}');
  await writeFile(join(root, 'secret.txt'), 'not to be served');
  return { root, script, remove: () => rm(root, { recursive: true, force: true }) };
};
