import type { ICruiseResult } from 'dependency-cruiser';

const roots = ['src', 'server/src', 'server/demo', 'scripts', 'test'];

/** All modules with their imports, and those that are forbidden. */
export const cruise = async (others: string[] = []) => {
  const { cruise: run } = await import('dependency-cruiser');
  const { default: extractOptions } = await import('dependency-cruiser/config-utl/extract-depcruise-options');
  const { default: extractTsConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
  const options = await extractOptions('./.dependency-cruiser.cjs');
  const { output } = await run([...roots, ...others], options, undefined, {
    tsConfig: extractTsConfig('./tsconfig.json'),
  });
  return output as ICruiseResult;
};
