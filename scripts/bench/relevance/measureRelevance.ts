import type { CatalogEngine } from '@/engine/host/catalogEngine';
import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import { type Language, languages } from '@/shared/i18n/languages';

import { createApp } from '../../../server/src/app';
import { createListRequests } from '../../../server/src/engine/listRequests';
import { createOwnFetch } from '../../../server/src/rendering/ownFetch';
import { type JudgedItem, openDemoCatalogue } from '../../../test/search/demoCatalogue';
import { type JudgedQuery, queryKinds, readJudgedQueries } from '../../../test/search/judgedQueries';
import { createRule } from '../engine/searchRule';

const pageSize = 24;
const listedQueries = 40;

type Catalogue = Awaited<ReturnType<typeof openDemoCatalogue>>;

type Score = {
  language: Language;
  query: JudgedQuery;
  accepted: number;
  hits: number;
  recall: number;
  reciprocalRank: number;
  isEmpty: boolean;
  byRule: number;
  foundByRule: number;
};

/** Loads what a browser or the services load, from the services themselves. */
const loadEngine = async (app: Parameters<typeof createOwnFetch>[0], { config }: Catalogue, language: Language) => {
  const engine = createInProcessEngine({ fetch: createOwnFetch(app) });
  const createRequest = await createListRequests(config.rootDirectory, config.runtime);
  await engine.load(createRequest({ language }));
  return engine;
};

const listAll = async (engine: CatalogEngine, text: string) => {
  const keys = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const shown = await engine.request('query', { text, page, pageSize: 500 });
    for (const { key } of shown.items) keys.add(key);
    pages = shown.pages;
  }
  return keys;
};

const judge = async (
  engine: CatalogEngine,
  language: Language,
  items: readonly JudgedItem[],
  queries: readonly JudgedQuery[],
) => {
  const findByRule = createRule(items);
  const scores: Score[] = [];
  for (const query of queries) {
    const accepted = new Set(items.filter(query.isAccepted).map(({ key }) => key));
    const { items: shown, total } = await engine.request('query', { text: query.text, pageSize });
    const found = await listAll(engine, query.text);
    const isHit = shown.map(({ key }) => accepted.has(key));
    const hits = isHit.filter(Boolean).length;
    const byRule = findByRule(query.text);
    scores.push({
      language,
      query,
      accepted: accepted.size,
      hits,
      recall: hits / Math.min(pageSize, accepted.size),
      reciprocalRank: hits === 0 ? 0 : 1 / (isHit.indexOf(true) + 1),
      isEmpty: total === 0,
      byRule: byRule.length,
      foundByRule: byRule.filter((at) => found.has(items[at]?.key ?? '')).length,
    });
  }
  return scores;
};

const average = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const isSense = ({ query }: Score) => query.kind !== 'nonsense';

const summarize = (scores: readonly Score[]) => {
  const sensible = scores.filter(isSense);
  return {
    queries: scores.length,
    recall: average(sensible.map(({ recall }) => recall)),
    reciprocalRank: average(sensible.map(({ reciprocalRank }) => reciprocalRank)),
    empty: average((sensible.length > 0 ? sensible : scores).map(({ isEmpty }) => (isEmpty ? 1 : 0))),
    ofRule: sum(scores.map(({ foundByRule }) => foundByRule)) / sum(scores.map(({ byRule }) => byRule)),
  };
};

const write = (figure: number) => (Number.isNaN(figure) ? '' : figure.toFixed(3));

const createRow = (name: string, scores: readonly Score[]) => {
  const { queries, recall, reciprocalRank, empty, ofRule } = summarize(scores);
  return {
    queries: name,
    count: queries,
    [`recall at ${pageSize}`]: write(recall),
    'reciprocal rank': write(reciprocalRank),
    empty: write(empty),
    "the rule's results": write(ofRule),
  };
};

const findFaults = (scores: readonly Score[], goals: { recall: number; reciprocalRank: number }) =>
  languages.flatMap((language) => {
    const { recall, reciprocalRank, empty, ofRule } = summarize(scores.filter((score) => score.language === language));
    return [
      ...(recall >= goals.recall ? [] : [`${language}: recall ${write(recall)}; the goal is ${goals.recall}`]),
      ...(reciprocalRank >= goals.reciprocalRank
        ? []
        : [`${language}: reciprocal rank ${write(reciprocalRank)}; the goal is ${goals.reciprocalRank}`]),
      ...(empty === 0 ? [] : [`${language}: ${write(empty)} of the sensible queries find nothing`]),
      ...(ofRule === 1 ? [] : [`${language}: the specified rule finds more`]),
    ];
  });

const printWorst = (scores: readonly Score[]) => {
  for (const language of languages) {
    const worst = scores
      .filter((score) => score.language === language && isSense(score) && score.recall + score.reciprocalRank < 2)
      .sort((one, other) => one.recall + one.reciprocalRank - other.recall - other.reciprocalRank);
    console.log(
      `\nThe worst ${Math.min(listedQueries, worst.length)} of ${worst.length} imperfect queries in ${language}`,
    );
    for (const { query, recall, reciprocalRank, accepted, hits } of worst.slice(0, listedQueries))
      console.log(`${write(recall)} ${write(reciprocalRank)} ${query.kind}: ${query.text} (${hits} of ${accepted})`);
  }
};

/** Recall is the share of accepted items on the first page, or of that page if more are accepted. */
export const measureRelevance = async (goals: { recall: number; reciprocalRank: number }, isListed: boolean) => {
  const catalogue = await openDemoCatalogue();
  const app = await createApp(catalogue);
  try {
    await app.ready();
    const scores: Score[] = [];
    for (const language of languages) {
      const engine = await loadEngine(app, catalogue, language);
      scores.push(
        ...(await judge(engine, language, await catalogue.items(language), await readJudgedQueries(language))),
      );
      engine.dispose();
    }
    if (isListed) printWorst(scores);
    const ofLanguage = (language: Language) => scores.filter((score) => score.language === language);
    const rows = [
      ...languages.flatMap((language) => [
        createRow(language, ofLanguage(language)),
        ...queryKinds.map((kind) =>
          createRow(
            `${language} ${kind}`,
            ofLanguage(language).filter(({ query }) => query.kind === kind),
          ),
        ),
      ]),
      createRow('all', scores),
    ];
    return { rows, faults: findFaults(scores, goals) };
  } finally {
    await app.close();
    await catalogue.close();
  }
};
