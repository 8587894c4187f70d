/** For what the two databases spell differently. Everything else is portable SQL. */
export type Engine = 'sqlite' | 'postgres';

export const binaryType = (engine: Engine) => (engine === 'sqlite' ? 'blob' : 'bytea');
