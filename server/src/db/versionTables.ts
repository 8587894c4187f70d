/** Replaced in the transaction that changes the data, so that every process notices. */
export type DataVersionsTable = {
  scope: string;
  version: string;
};

export type SchemaMigrationsTable = {
  name: string;
  applied_at: number;
};
