import ts from 'typescript';
import type { Document } from 'yaml';

type Schemas = Record<string, { description?: string }>;

const readSchemas = (document: Document) =>
  (document.toJS() as { components: { schemas: Schemas } }).components.schemas;

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
