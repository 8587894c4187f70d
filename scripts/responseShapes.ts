import type { Document } from 'yaml';

import { createShapes, type Schema } from '../src/api/request/dataShape';
import type { DataShape, RecordShape } from '../src/api/request/parseResponse';

type Response = { $ref?: string; content?: Record<string, { schema: Schema }> };
type Operation = { operationId?: string; responses: Record<string, Response> };
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const quote = (text: string) => `'${text}'`;
const toKey = (field: string) => (/^\w+$/.test(field) ? field : quote(field));

type AnyShape = DataShape | RecordShape[string];

/** Writes shapes as source, and named ones as their names. */
const createShapeWriter = (records: Map<string, RecordShape>) => {
  const writeFields = (record: RecordShape): string =>
    `{ ${Object.entries(record)
      .map(([field, shape]) => `${toKey(field)}: ${write(shape)}`)
      .join(', ')} }`;

  const write = (shape: AnyShape): string => {
    if (typeof shape === 'string') return quote(shape);
    if (Array.isArray(shape)) {
      const [element, absence, ...limits] = shape as unknown as [AnyShape, string, ...number[]];
      return `[${[write(element), quote(absence), ...limits].join(', ')}]`;
    }
    const name = [...records].find(([, record]) => record === shape)?.[0];
    return name ?? writeFields(shape as RecordShape);
  };

  return { write, writeFields };
};

/** The module that injects one slice's endpoints, with their response shapes. */
export const shapesSource = (
  document: Document,
  { service, exportName, operations }: { service: string; exportName: string; operations: readonly string[] },
): string => {
  const contract = document.toJS() as Contract;
  const { records, toDataShape } = createShapes(contract.components.schemas);
  const { write, writeFields } = createShapeWriter(records);
  const all = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const shapes = operations.flatMap((name) => {
    const content = all.find(({ operationId }) => operationId === name)?.responses['200']?.content;
    if (!content) throw new Error(`${name}: no response is described`);
    const body = content['application/json'];
    // Without a body, it is a file.
    const shape = body && toDataShape(body.schema, name);
    return shape ? [`${name}: ${write(shape)},`] : [];
  });
  return [
    `import type { RecordShape } from '../request/parseResponse';`,
    `import { injectionFor } from '../serviceApis';`,
    ...[...records].map(([name, record]) => `const ${name}: RecordShape = ${writeFields(record)};`),
    `/** Parses each response by its contract. */`,
    `export const ${exportName} = injectionFor('${service}', {`,
    ...shapes,
    '});',
  ].join('\n');
};
