import ts from 'typescript';
import type { Document } from 'yaml';

type Schemas = Record<string, { description?: string; properties?: Record<string, unknown> }>;
type Reference = { $ref: string };
type ParameterSchema = { type: string; items?: ParameterSchema };
type Parameter = { name: string; in: string; required?: boolean; schema: ParameterSchema };
type Operation = {
  operationId: string;
  'x-scope'?: string;
  parameters?: (Parameter | Reference)[];
  /** Of other types, such as files, nothing is known. */
  requestBody?: { content: { 'application/json'?: { schema: Reference } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: Reference } } }>;
};
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas; parameters?: Record<string, Parameter> };
};

const readSchemas = (document: Document) => (document.toJS() as Contract).components.schemas;

const capitalize = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

const nameOf = ({ $ref }: Reference) => $ref.slice($ref.lastIndexOf('/') + 1);

/**
 * Separates a generated slice from the types of its contract: the generator declares them in every slice, but they
 * belong to lower layers, which must not depend on slices.
 */
export const separateTypes = (source: string, document: Document, importPath: string) => {
  const schemas = readSchemas(document);
  const file = ts.createSourceFile('slice.ts', source, ts.ScriptTarget.Latest, true);
  const types = new Map<string, string>();
  const kept: ts.Statement[] = [];
  for (const statement of file.statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text in schemas) {
      types.set(statement.name.text, statement.getText());
    } else kept.push(statement);
  }

  const used = new Set<string>();
  const findUsed = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && types.has(node.typeName.getText())) used.add(node.typeName.getText());
    ts.forEachChild(node, findUsed);
  };
  kept.forEach(findUsed);

  const rest = kept.map((statement) => statement.getFullText()).join('');
  return { types, slice: `import type { ${[...used].join(', ')} } from '${importPath}';\n${rest}` };
};

/** The module of a contract's types, in the order of the contract. */
export const typesSource = (document: Document, types: ReadonlyMap<string, string>, origin: string) => {
  const declarations = Object.entries(readSchemas(document)).flatMap(([name, { description }]) => {
    const declaration = types.get(name);
    if (declaration === undefined) return [];
    return [`${description === undefined ? '' : `/** ${description} */\n`}${declaration}`];
  });
  return [`// Generated from ${origin} by \`npm run api:generate\`.`, ...declarations].join('\n\n');
};

const typeOfParameter = ({ type, items }: ParameterSchema): string => {
  if (type === 'array' && items) return `${typeOfParameter(items)}[]`;
  return type === 'integer' ? 'number' : type;
};

/** The types of what each operation receives, for the services. */
export const inputsSource = (document: Document, contractName: string) => {
  const { paths, components } = document.toJS() as Contract;
  const findParameter = (parameter: Parameter | Reference) =>
    '$ref' in parameter ? components.parameters?.[nameOf(parameter)] : parameter;
  const typeOfPlace = (parameters: Parameter[], place: string) => {
    const members = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required, schema }) => `'${name}'${required ? '' : '?'}: ${typeOfParameter(schema)}`);
    return members.length > 0 && `{ ${members.join('; ')} }`;
  };
  const operations = Object.values(paths).flatMap(Object.values<Operation>);
  const inputs = operations.map(({ operationId, parameters = [], requestBody }) => {
    const found = parameters.flatMap((parameter) => findParameter(parameter) ?? []);
    const path = typeOfPlace(found, 'path');
    const query = typeOfPlace(found, 'query');
    const json = requestBody?.content['application/json'];
    const body = requestBody && (json ? nameOf(json.schema) : 'unknown');
    const parts = [path && `path: ${path}`, query && `query: ${query}`, body && `body: ${body}`];
    return `${operationId}: { ${parts.filter(Boolean).join('; ')} };`;
  });
  return `export type ${capitalize(contractName)}Inputs = { ${inputs.join('\n')} };`;
};

/** The types of the envelopes with which each operation succeeds; one that sends a file has none. */
export const outputsSource = (document: Document, contractName: string) => {
  const { paths } = document.toJS() as Contract;
  const outputs = Object.values(paths)
    .flatMap(Object.values<Operation>)
    .flatMap(({ operationId, responses }) => {
      const envelope = responses['200']?.content?.['application/json']?.schema;
      return envelope ? [`${operationId}: ${nameOf(envelope)};`] : [];
    });
  return `export type ${capitalize(contractName)}Outputs = { ${outputs.join('\n')} };`;
};

/** The method, address, scope and fields of the body of each operation, for whoever calls them by name. */
export const operationsSource = (document: Document, contractName: string) => {
  const { paths, components } = document.toJS() as Contract;
  const listFields = (body: Reference | undefined) =>
    Object.keys((body && components.schemas[nameOf(body)]?.properties) ?? {});
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, 'x-scope': scope = null, requestBody }]) => {
      const fields = listFields(requestBody?.content['application/json']?.schema);
      return `${operationId}: ${JSON.stringify({ method: method.toUpperCase(), path, scope, fields })},`;
    }),
  );
  return `export const ${contractName}Operations = { ${rows.join('\n')} } as const;`;
};
