/** Incremented in the transaction that changes a list, so that every process notices. */
export type DataVersionsTable = {
  scope: string;
  version: string;
};

export type SchemaMigrationsTable = {
  name: string;
  applied_at: number;
};
