import { attention, type Finding, ok, skipped } from './findings';

/** When the makers end their support, by major version. */
const ends: Record<'Node' | 'PostgreSQL', Record<string, string>> = {
  Node: { '20': '2026-04-30', '22': '2027-04-30', '24': '2028-04-30' },
  PostgreSQL: {
    '13': '2025-11-13',
    '14': '2026-11-12',
    '15': '2027-11-11',
    '16': '2028-11-09',
    '17': '2029-11-08',
    '18': '2030-11-14',
  },
};

/** `text` says who runs on which version of the product. */
export const judgeSupport = (
  product: keyof typeof ends,
  version: string,
  { text, moment }: { text: string; moment: number },
): Finding => {
  const end = ends[product][version.split('.')[0] ?? ''];
  if (end === undefined) return skipped(`${text}: it is not known until when this version gets updates.`);
  return Date.parse(end) < moment
    ? attention(`${text}: this version of ${product} gets no security updates since ${end}. Install a later one.`)
    : ok(`${text}, which gets updates until ${end}.`);
};
