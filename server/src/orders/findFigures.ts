import { dayIn } from '@/shared/lib/days';
import { toAmount } from '@/shared/money/cents';
import type { Figures, MissedSearch, OfficeInputs } from '@/contracts/office';

import { readDay } from '../commands/shopTime';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { notFound, Refusal } from '../http/responses/refusal';
import type { OfficeContext } from '../office/officeParts';
import { recordChange } from '../repositories/changesRepository';
import { createFiguresRepository, quarterMs } from '../repositories/figuresRepository';
import { createMissedSearchesRepository } from '../repositories/missedSearchesRepository';

type FiguresQuery = NonNullable<OfficeInputs['getFigures']['query']>;

const dayMs = 24 * 3_600_000;
const maxDays = 366;
const topCount = 50;
const topSearches = 100;

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

const countDays: Record<string, number> = { last7: 7, last30: 30, last90: 90 };

/** Every day of the period. */
const listDays = ({ period = 'last30', ...given }: Omit<FiguresQuery, 'catalogId'>, today: string) => {
  const dates = period === 'dates' ? given : {};
  const until = dates.until ?? today;
  const firstOfYear = `${today.slice(0, 4)}-01-01`;
  const since = dates.since ?? (period === 'thisYear' ? firstOfYear : addDays(until, 1 - (countDays[period] ?? 30)));
  const count = (Date.parse(until) - Date.parse(since)) / dayMs + 1;
  if (count < 1 || count > maxDays) throw new Refusal(422, 'periodRefused', { max: maxDays });
  return Array.from({ length: count }, (_, index) => addDays(since, index));
};

type Sums = { orders: number; cents: number };

const toSales = ({ orders, cents }: Sums) => ({ orders, amount: toAmount(cents) });

const nothing: Sums = { orders: 0, cents: 0 };

const add = (one: Sums, other: Sums): Sums => ({ orders: one.orders + other.orders, cents: one.cents + other.cents });

/** What was sold in a period, by day, item and client; apart for each currency. */
export const findFigures = async (
  db: Database,
  { config, now }: Pick<OfficeContext, 'config' | 'now'>,
  query: FiguresQuery,
): Promise<Figures[]> => {
  const { timeZone, runtime } = config;
  const getDay = dayIn(timeZone);
  const days = listDays(query, getDay(now()));
  const figures = createFiguresRepository(db, runtime.accountId, {
    since: readDay('since', days[0], timeZone)?.start ?? 0,
    until: readDay('until', days.at(-1), timeZone)?.end ?? 0,
    catalogId: query.catalogId,
  });
  const currencies = new Map<string, Map<string, Sums>>();
  for (const { quarter, currency, ...sums } of await figures.listQuarters()) {
    const byDay = currencies.get(currency) ?? new Map<string, Sums>();
    const day = getDay(quarter * quarterMs);
    currencies.set(currency, byDay.set(day, add(byDay.get(day) ?? nothing, sums)));
  }
  return Promise.all(
    [...currencies].map(async ([currency, byDay]) => ({
      currency,
      ...toSales([...byDay.values()].reduce(add, nothing)),
      days: days.map((day) => ({ day, ...toSales(byDay.get(day) ?? nothing) })),
      items: (await figures.listItems(currency, topCount)).map(({ key, es, en, zh, quantity, ...sums }) => ({
        code: key,
        name: { es, en, zh },
        quantity,
        amount: toAmount(sums.cents),
      })),
      clients: (await figures.listClients(currency, topCount)).map(({ username, name, ...sums }) => ({
        username,
        name,
        ...toSales(sums),
      })),
    })),
  );
};

/** What was searched in a period and not found. */
export const findMissedSearches = async (
  db: Database,
  { config, now }: Pick<OfficeContext, 'config' | 'now'>,
  query: NonNullable<OfficeInputs['listMissedSearches']['query']>,
): Promise<MissedSearch[]> => {
  const days = listDays(query, dayIn(config.timeZone)(now()));
  const searches = createMissedSearchesRepository(db, config.runtime.accountId);
  const found = await searches.list(days[0] ?? '', days.at(-1) ?? '', topSearches);
  return found.map((search) => ({ searchId: `${search.language}:${search.text}`, ...search }));
};

/** A text that staff have dealt with, or that is none of their business. */
export const removeMissedSearch = (
  db: Database,
  { config, author, now }: OfficeContext,
  searchId: string,
): Promise<MissedSearch> =>
  inTransaction(db, async (transaction) => {
    const { accountId } = config.runtime;
    const [language = '', ...rest] = searchId.split(':');
    const text = rest.join(':');
    const days = await createMissedSearchesRepository(transaction, accountId).remove(language, text);
    const last = days
      .map(({ day }) => day)
      .sort()
      .at(-1);
    if (last === undefined) throw notFound();
    const search = { text, language, times: days.reduce((sum, { times }) => sum + times, 0), last };
    await recordChange(transaction, accountId, {
      ...author,
      operation: 'removeMissedSearch',
      subject: `search ${searchId}`,
      before: search,
      after: null,
      moment: now(),
    });
    return { searchId, ...search };
  });
