/** For the few things that the two databases write differently; everything else is portable SQL. */
export type Engine = 'sqlite' | 'postgres';

export const binaryType = (engine: Engine) => (engine === 'sqlite' ? 'blob' : 'bytea');
