import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints, parseConfig } from '@rtk-query/codegen-openapi';
import { format, type FormatConfig } from 'oxfmt';

import { codegenConfig } from '../src/api/codegen.config';
import { referenceSource } from './apiReference';
import { generatorText, readContract } from './contractSource';
import { inputsSource, operationsSource, outputsSource, separateTypes, typesSource } from './contractTypes';
import { shapesSource } from './responseShapes';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const apiFolder = path.join(root, 'src/api');
const generatedFolder = path.join(apiFolder, 'generated');
const contractsFolder = path.join(root, 'src/contracts');
const referenceFolder = path.join(root, 'docs/api');
const sourcesFolder = path.join(root, '.cache/contracts');

const formatFile = path.join(root, '.oxfmtrc.json');
const formatConfig = JSON.parse(readFileSync(formatFile, 'utf8')) as FormatConfig;

const formatted = async (file: string, source: string): Promise<GeneratedFile> => {
  const { code, errors } = await format(file, source, formatConfig);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { file, source: code };
};

const withSlashes = (file: string) => file.replaceAll('\\', '/');
const fromRoot = (file: string) => withSlashes(path.relative(root, file));

type GenerationOptions = ReturnType<typeof parseConfig>[number];
type GeneratedFile = { file: string; source: string };
type ContractTypes = { document: ReturnType<typeof readContract>; types: Map<string, string> };

const operationsIn = (source: string): string[] =>
  [...source.matchAll(/^ +(\w+): build\.(?:query|mutation)</gm)].map(([, name]) => name ?? '');

const generateSlice = async (
  { outputFile, ...options }: GenerationOptions,
  typesByContract: Map<string, ContractTypes>,
): Promise<GeneratedFile[]> => {
  const file = path.resolve(apiFolder, outputFile);
  const serviceFile = path.resolve(apiFolder, options.apiFile);
  const contract = path.resolve(apiFolder, options.schemaFile);
  const schemaFile = path.join(sourcesFolder, path.basename(contract));
  const service = path.basename(contract, '.yaml');
  try {
    const document = readContract(contract);
    writeFileSync(schemaFile, generatorText(document));
    // Without an output file the generator returns the text, and uses the import exactly as given here.
    const source = await generateEndpoints({
      ...options,
      schemaFile,
      apiFile: `./${withSlashes(path.relative(path.dirname(file), serviceFile))}`,
      prettierConfigFile: formatFile,
    });
    if (!source) throw new Error('nothing was generated');
    const shapes = shapesSource(document, {
      service,
      exportName: options.apiImport ?? '',
      operations: operationsIn(source),
    });
    const { types, slice } = separateTypes(source, document, `@/contracts/${service}`);
    const earlier = typesByContract.get(contract)?.types ?? [];
    typesByContract.set(contract, { document, types: new Map([...earlier, ...types]) });
    return [await formatted(file, slice), await formatted(serviceFile, shapes)];
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const hasPlace = /^\d+:\d+: /.test(reason);
    throw new Error(`${fromRoot(contract)}:${hasPlace ? '' : ' '}${reason}`, { cause: error });
  }
};

/** The office is not part of the application, so it needs no slice. */
const officeContract = path.join(contractsFolder, 'office.yaml');

const readOfficeTypes = async (): Promise<ContractTypes> => {
  const document = readContract(officeContract);
  const schemaFile = path.join(sourcesFolder, 'office.yaml');
  writeFileSync(schemaFile, generatorText(document));
  const source = await generateEndpoints({ ...codegenConfig, schemaFile, apiFile: './base', outputFile: '' });
  if (!source) throw new Error('nothing was generated from office.yaml');
  return { document, types: separateTypes(source, document, '').types };
};

const generateAll = async (): Promise<GeneratedFile[]> => {
  const files: GeneratedFile[] = [];
  const typesByContract = new Map<string, ContractTypes>();
  for (const options of parseConfig(codegenConfig)) files.push(...(await generateSlice(options, typesByContract)));
  typesByContract.set(officeContract, await readOfficeTypes());
  for (const [contract, { document, types }] of typesByContract) {
    const name = path.basename(contract, '.yaml');
    const file = path.join(contractsFolder, `${name}.ts`);
    const source = [
      typesSource(document, types, `${name}.yaml`),
      inputsSource(document, name),
      outputsSource(document, name),
      ...(contract === officeContract ? [operationsSource(document, name)] : []),
    ].join('\n\n');
    files.push(await formatted(file, source));
    const reference = referenceSource(document, path.basename(contract));
    const page = path.join(referenceFolder, `${name}.md`);
    files.push(await formatted(page, reference));
  }
  return files;
};

const listFolder = (folder: string, extension = '') =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(extension))
        .map((name) => path.join(folder, name))
    : [];

const differences = (generated: GeneratedFile[]) => {
  const expected = new Set(generated.map(({ file }) => file));
  const committed = [
    ...listFolder(generatedFolder),
    ...listFolder(contractsFolder, '.ts'),
    ...listFolder(referenceFolder),
  ];
  return [
    ...generated
      .filter(({ file, source }) => !existsSync(file) || readFileSync(file, 'utf8') !== source)
      .map(({ file }) => `${fromRoot(file)} differs from its contract`),
    ...committed.filter((file) => !expected.has(file)).map((file) => `${fromRoot(file)} belongs to no contract`),
  ];
};

const run = async () => {
  mkdirSync(sourcesFolder, { recursive: true });
  const generated = await generateAll();
  if (process.argv.includes('--check')) {
    const found = differences(generated);
    if (found.length > 0) throw new Error([...found, 'run: npm run api:generate'].join('\n'));
    console.log(`${generated.length} generated files agree with their contracts`);
    return;
  }
  for (const folder of [generatedFolder, referenceFolder]) mkdirSync(folder, { recursive: true });
  for (const { file, source } of generated) writeFileSync(file, source);
  console.log(`generated ${generated.map(({ file }) => fromRoot(file)).join(', ')}`);
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
