import { findDatabaseUrlProblem, parseDatabaseUrl } from '../../src/db/postgres/databaseUrl';

describe('a database URL', () => {
  it('of one host stays as it is', () => {
    const url = 'postgres://medida:a,b@db.example/medida?sslmode=verify-full';
    expect(findDatabaseUrlProblem(url)).toBeUndefined();
    expect(parseDatabaseUrl(url)).toEqual({
      hosts: [{ name: 'db.example', url }],
      database: 'medida',
      needsWrites: false,
    });
  });

  it('of several hosts is one URL for each, with user, password and parameters', () => {
    const url = 'postgres://medida:a,b%40c@db1.example:5432,[fd00::2]:5433,db3.example/medida?sslmode=verify-full';
    expect(findDatabaseUrlProblem(url)).toBeUndefined();
    expect(parseDatabaseUrl(url)).toEqual({
      hosts: ['db1.example:5432', '[fd00::2]:5433', 'db3.example'].map((name) => ({
        name,
        url: `postgres://medida:a,b%40c@${name}/medida?sslmode=verify-full`,
      })),
      database: 'medida',
      needsWrites: true,
    });
  });

  it.each([
    ['postgres://db1,db2/medida?target_session_attrs=any', false],
    ['postgres://db1,db2/medida?target_session_attrs=read-write', true],
    ['postgres://db1,db2/medida?target_session_attrs=primary', true],
    ['postgres://db1/medida?target_session_attrs=primary', true],
  ])('%s needs writes: %s', (url, needsWrites) => {
    expect(parseDatabaseUrl(url).needsWrites).toBe(needsWrites);
  });

  it.each([
    ['', /^must be a URL that starts with postgres:/],
    ['mysql://u:secret@db1,db2/medida', /^must be a URL that starts with postgres:/],
    ['postgres://u:secret@db1:port/medida', /^must be a URL that starts with postgres:/],
    ['postgres://u:secret@db1,db2', /^must end with the name of a database/],
    ['postgres://u:secret@db1,/medida', /^must list its hosts as in postgres:\/\/HOST1:PORT,HOST2:PORT\/medida$/],
    ['postgres://u:secret@db1,db2:99999/medida', /^must list its hosts/],
    [
      'postgres://u:secret@db1,db2/medida?target_session_attrs=standby',
      /^has target_session_attrs=standby, but it must be one of read-write, primary, any$/,
    ],
  ])('such as %s is refused, without repeating a password', (url, problem) => {
    const found = findDatabaseUrlProblem(url);
    expect(found).toMatch(problem);
    expect(found).not.toContain('secret');
  });
});
