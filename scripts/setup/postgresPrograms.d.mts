export declare const findPostgresPrograms: () => string | undefined;
export declare const postgresAccount: () => { name: string; id: number } | null;
