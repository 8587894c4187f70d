import { type Compilable, type CompiledQuery, type DialectAdapter, type RawBuilder, sql } from 'kysely';

import type { Database } from './openDatabase';
import { nameStatement } from './postgres/statementNames';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type PlaceholderOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/**
 * For frequent queries: building and compiling one takes longer than the embedded database needs to answer it. `build`
 * writes `value('name')` as the placeholder for a value that differs on each use.
 */
export const compileOnce = <Values extends Record<string, unknown>, Row>(
  build: (db: Database, value: PlaceholderOf<Values>) => Compilable<Row>,
) => {
  /** Keyed by the adapter, which a database shares with its transactions. */
  const known = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const compile = (db: Database) => {
    const { adapter } = db.getExecutor();
    const present = known.get(adapter);
    if (present) return present;
    const compiled = nameStatement(build(db, (name) => sql`${new Placeholder(name)}`).compile());
    known.set(adapter, compiled);
    return compiled;
  };
  return (db: Database, values: Values): CompiledQuery<Row> => {
    const compiled = compile(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    return { ...compiled, parameters };
  };
};

const maxKnownRows = 20;

/** For frequent inserts whose rows all have the same columns in the same order; `build` creates the insert. */
export const createInsertCompiler = () => {
  const known = new WeakMap<DialectAdapter, Map<number, CompiledQuery>>();
  return (db: Database, rows: readonly object[], build: () => Compilable): CompiledQuery => {
    if (rows.length > maxKnownRows) return build().compile();
    const { adapter } = db.getExecutor();
    const bySize = known.get(adapter) ?? new Map<number, CompiledQuery>();
    known.set(adapter, bySize);
    const compiled = bySize.get(rows.length) ?? { ...nameStatement(build().compile()), parameters: [] };
    bySize.set(rows.length, compiled);
    return { ...compiled, parameters: rows.flatMap((row) => Object.values(row) as unknown[]) };
  };
};

export const executeRows = async <Row>(db: Database, query: CompiledQuery<Row>): Promise<Row[]> =>
  (await db.executeQuery<Row>(query)).rows;
