import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  additionalProperties?: boolean | Schema;
};

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Operation = {
  operationId: string;
  method: Method;
  /** The path below the origin, with `{name}` for parameters. */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  isPrivate: boolean;
  /** The response schema per documented status; null for no body. */
  responses: Record<string, Schema | 'file' | null>;
};

type Content = { content?: { 'application/json'?: { schema: Schema } } };

type Described = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
  security?: object[];
};

type Document = { security?: object[]; paths: Record<string, Record<string, Described>> };

const methods: Record<string, Method> = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' };

const resolveReferences = (node: unknown, document: unknown): unknown => {
  if (Array.isArray(node)) return node.map((inner) => resolveReferences(inner, document));
  if (typeof node !== 'object' || node === null) return node;
  if ('$ref' in node && typeof node.$ref === 'string') {
    const steps = node.$ref.replace(/^#\//, '').split('/');
    return resolveReferences(
      steps.reduce((at: unknown, step) => (at as Record<string, unknown>)[step], document),
      document,
    );
  }
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, resolveReferences(inner, document)]));
};

const getSchema = (described: Content | undefined): Schema | undefined =>
  described?.content?.['application/json']?.schema;

const listOperations = (service: string): Operation[] => {
  const file = join(process.cwd(), 'src', 'contracts', `${service}.yaml`);
  const written: unknown = parse(readFileSync(file, 'utf8'));
  const document = resolveReferences(written, written) as Document;
  return Object.entries(document.paths).flatMap(([path, described]) =>
    Object.entries(described).map(([method, operation]): Operation => ({
      operationId: operation.operationId,
      method: methods[method] ?? 'GET',
      path: `/services/${service}${path}`,
      parameters: operation.parameters ?? [],
      body: getSchema(operation.requestBody),
      isPrivate: (operation.security ?? document.security ?? []).length > 0,
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          getSchema(response) ?? (response.content ? 'file' : null),
        ]),
      ),
    })),
  );
};

/** Every operation of the three contracts, with all references resolved. */
export const operations: Operation[] = ['public', 'inventory', 'orders'].flatMap(listOperations);
