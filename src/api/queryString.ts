type Params = Record<string, unknown>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const pair = (name: string, value: unknown): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

// Spec §7: arrays in query strings are sent as repeated name[] parameters. The contracts already name them so.
const toQueryPairs = ([name, value]: [string, unknown]): string[] => {
  if (!Array.isArray(value)) return isGiven(value) ? [pair(name, value)] : [];
  const repeated = name.endsWith('[]') ? name : `${name}[]`;
  return value.filter(isGiven).map((entry) => pair(repeated, entry));
};

export const withQuery = (address: string, params: Params = {}): string => {
  const query = Object.entries(params).flatMap(toQueryPairs).join('&');
  if (query === '') return address;
  const [beforeHash = '', ...hash] = address.split('#');
  const joint = /[?&]$/.test(beforeHash) ? '' : beforeHash.includes('?') ? '&' : '?';
  return [`${beforeHash}${joint}${query}`, ...hash].join('#');
};
