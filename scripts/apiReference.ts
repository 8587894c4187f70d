import type { Document } from 'yaml';

type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: unknown[];
  default?: unknown;
  nullable?: boolean;
  required?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
};

type Reference = { $ref?: string };
type Content = { content?: Record<string, { schema?: Schema }> };
type Parameter = Reference & { name: string; in: string; required?: boolean; description?: string; schema?: Schema };
type Response = Reference & Content & { description: string };

type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Reference & Content & { required?: boolean };
  responses: Record<string, Response>;
  security?: Record<string, unknown>[];
};

type Contract = {
  info: { title: string; description?: string };
  servers?: { url: string }[];
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, Operation | Parameter[]> & { parameters?: Parameter[] }>;
  components: { schemas?: Record<string, Schema> } & Record<string, Record<string, unknown> | undefined>;
};

const methods = ['get', 'post', 'put', 'delete'];

const lastPart = (reference: string) => reference.split('/').at(-1) ?? '';

const inCell = (text = '') => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');

/** Derives the anchor of a heading as GitHub does. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

const describeType = (schema: Schema | undefined): string => {
  if (!schema) return '';
  if (schema.$ref !== undefined) return `[${lastPart(schema.$ref)}](#${toAnchor(lastPart(schema.$ref))})`;
  const parts = schema.allOf ?? schema.oneOf;
  if (parts) return parts.map(describeType).join(schema.allOf ? ' and ' : ' or ');
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  const base = schema.items ? `list of ${describeType(schema.items)}` : (schema.format ?? schema.type ?? 'any');
  return schema.nullable ? `${base} or null` : base;
};

const table = (headings: string[], rows: string[][]) =>
  rows.length === 0
    ? []
    : [
        `| ${headings.join(' | ')} |`,
        `| ${headings.map(() => '---').join(' | ')} |`,
        ...rows.map((row) => `| ${row.map(inCell).join(' | ')} |`),
        '',
      ];

/** The API reference page for people who call or implement a service. */
export const referenceSource = (document: Document, fileName: string): string => {
  const contract = document.toJS() as Contract;
  const resolve = <Target extends object>(target: Target): Target => {
    const { $ref: reference } = target as Reference;
    if (reference === undefined) return target;
    const [, , kind = '', name = ''] = reference.split('/');
    return (contract.components[kind]?.[name] ?? {}) as Target;
  };

  const bodyType = (body: Content | undefined) => describeType(Object.values(body?.content ?? {})[0]?.schema);

  const describeOperation = (method: string, path: string, operation: Operation, shared: Parameter[]) => {
    const parameters = [...shared, ...(operation.parameters ?? [])].map(resolve);
    const body = operation.requestBody && resolve(operation.requestBody);
    const isPublic = (operation.security ?? contract.security ?? []).length === 0;
    return [
      `### ${operation.summary ?? operation.operationId}`,
      '',
      `\`${method.toUpperCase()} ${contract.servers?.[0]?.url ?? ''}${path}\`${isPublic ? '' : ', for signed-in clients'}`,
      '',
      ...(operation.description === undefined ? [] : [operation.description.trim(), '']),
      ...table(
        ['Parameter', 'In', 'Type', 'Meaning'],
        parameters.map(({ name, in: place, required = false, schema, description }) => [
          `\`${name}\``,
          required ? place : `${place}, optional`,
          describeType(schema),
          description ?? '',
        ]),
      ),
      ...(body ? [`Body: ${bodyType(body)}`, ''] : []),
      ...table(
        ['Status', 'Meaning', 'Body'],
        Object.entries(operation.responses).map(([status, response]) => {
          const { description, ...rest } = resolve(response);
          return [status, description, bodyType(rest)];
        }),
      ),
    ];
  };

  const describeSchema = (name: string, schema: Schema) => {
    const all = [schema, ...(schema.allOf ?? [])];
    const required = new Set(all.flatMap((part) => part.required ?? []));
    const properties = all.flatMap((part) => Object.entries(part.properties ?? {}));
    return [
      `### ${name}`,
      '',
      ...(schema.description === undefined ? [] : [schema.description.trim(), '']),
      ...(properties.length === 0 ? [describeType({ ...schema, $ref: undefined }), ''] : []),
      ...table(
        ['Field', 'Type', 'Meaning'],
        properties.map(([field, property]) => [
          `\`${field}\`${required.has(field) ? '' : ' (optional)'}`,
          describeType(property),
          property.description ?? '',
        ]),
      ),
    ];
  };

  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation ? describeOperation(method, path, operation, item.parameters ?? []) : [];
    }),
  );
  return [
    `# ${contract.info.title}`,
    '',
    `Generated from [${fileName}](../../src/contracts/${fileName}); change the contract instead.`,
    '',
    (contract.info.description ?? '').trim(),
    '',
    '## Operations',
    '',
    ...operations,
    '## Types',
    '',
    ...Object.entries(contract.components.schemas ?? {}).flatMap(([name, schema]) => describeSchema(name, schema)),
  ].join('\n');
};
