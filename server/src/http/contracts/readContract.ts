import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** Those of the services that the application calls. */
export type ServiceContract = 'public' | 'inventory' | 'orders';

export type ContractName = ServiceContract | 'office';

type Content = { content?: Record<string, { schema: object }> };

export type ContractOperation = {
  operationId: string;
  'x-extension'?: boolean;
  /** What the role or key of whoever calls it in the office must include. */
  'x-scope'?: string;
  /** Whether it reads what staff who see the shop as a client do not get. */
  'x-owners-alone'?: boolean;
  parameters?: { name: string; in: string; required?: boolean; schema: object; example?: unknown }[];
  requestBody?: Content;
  /** In bytes, where the services' own is too small. */
  'x-body-limit'?: number;
  responses: Record<string, Content>;
  /** Alternatives, each listing the schemes that must all succeed. */
  security?: Record<string, string[]>[];
};

/** The subset of an OpenAPI document that the services need. */
export type Contract = Pick<ContractOperation, 'security'> & {
  paths: Record<string, Record<string, ContractOperation>>;
};

/** The contracts as objects, which server/build.ts bundles: parsing YAML would slow down every start. */
declare const builtContracts: Record<ContractName, object>;

const parseFile = async (file: string): Promise<unknown> => {
  const { parse } = await import('yaml');
  return parse(await readFile(file, 'utf8')) as unknown;
};

const lookUp = (document: unknown, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce((node, step) => (node as Record<string, unknown>)[step], document);

/** Inlines every $ref. Our contracts have no circular references. */
const resolveReferences = (document: unknown): unknown => {
  const resolved = new Map<string, unknown>();
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node !== 'object' || node === null) return node;
    if ('$ref' in node && typeof node.$ref === 'string') {
      const known = resolved.get(node.$ref) ?? resolve(lookUp(document, node.$ref));
      resolved.set(node.$ref, known);
      return known;
    }
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, resolve(inner)]));
  };
  return resolve(document);
};

const contracts = new Map<string, Promise<Contract>>();

/**
 * The same documents from which the application's slices are generated. Each is read once, however many applications a
 * process creates and whatever links lead to its file.
 */
export const readContract = async (rootDirectory: string, name: ContractName): Promise<Contract> => {
  const isBuilt = typeof builtContracts !== 'undefined';
  const file = isBuilt ? name : await realpath(join(rootDirectory, 'src', 'contracts', `${name}.yaml`));
  const read = async () => resolveReferences(isBuilt ? builtContracts[name] : await parseFile(file)) as Contract;
  const contract = contracts.get(file) ?? read();
  contracts.set(file, contract);
  return contract;
};
