export type DatabaseHost = {
  /** As `db1.example:5432`, for messages. */
  name: string;
  /** The URL of this host alone. */
  url: string;
};

export type DatabaseAddress = {
  hosts: DatabaseHost[];
  database: string;
  /** Whether hosts that reject writes, such as standbys, are skipped. */
  needsWrites: boolean;
};

const forms = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/s;

const targets = ['read-write', 'primary', 'any'];

/** The URL parser supports only one host. Anything before the last @ belongs to the user and may contain commas. */
const splitHosts = (text: string) => {
  const [, scheme = '', authority = '', rest = ''] = forms.exec(text) ?? [];
  const user = authority.slice(0, authority.lastIndexOf('@') + 1);
  return authority
    .slice(user.length)
    .split(',')
    .map((name) => ({ name, url: `${scheme}${user}${name}${rest}` }));
};

const readTarget = (url: string) => new URL(url).searchParams.get('target_session_attrs');

/** The problem with a URL, phrased to follow the setting's name; never the URL itself, which may contain a password. */
export const findDatabaseUrlProblem = (text: string): string | undefined => {
  const hosts = forms.test(text) ? splitHosts(text) : [];
  const isList = hosts.length > 1;
  const isValid = hosts.length > 0 && hosts.every(({ name, url }) => URL.canParse(url) && (name !== '' || !isList));
  if (!isValid)
    return isList
      ? 'must list its hosts as in postgres://HOST1:PORT,HOST2:PORT/medida'
      : 'must be a URL that starts with postgres:// or postgresql://';
  // Otherwise the driver falls back to the user name.
  if (!/^\w+:\/\/[^?#]*\/[^/?#]+([?#]|$)/.test(text))
    return 'must end with the name of a database, as in postgres://HOST:PORT/medida';
  const target = readTarget(hosts[0]?.url ?? '');
  if (target !== null && !targets.includes(target))
    return `has target_session_attrs=${target}, but it must be one of ${targets.join(', ')}`;
  return undefined;
};

/** Expects a URL in which `findDatabaseUrlProblem` finds no problem. */
export const parseDatabaseUrl = (text: string): DatabaseAddress => {
  const hosts = splitHosts(text);
  const [first] = hosts;
  if (!first) throw new Error('a database URL without hosts');
  const { hostname, port, pathname } = new URL(first.url);
  const isList = hosts.length > 1;
  const target = readTarget(first.url) ?? (isList ? 'read-write' : 'any');
  return {
    hosts: isList ? hosts : [{ name: port === '' ? hostname : `${hostname}:${port}`, url: text }],
    database: pathname.slice(1),
    needsWrites: target !== 'any',
  };
};
