import { languages } from '@/shared/i18n/languages';

import { openDemoCatalogue } from './demoCatalogue';
import { readJudgedQueries } from './judgedQueries';

describe('the judged queries', () => {
  let catalogue: Awaited<ReturnType<typeof openDemoCatalogue>>;

  beforeAll(async () => {
    catalogue = await openDemoCatalogue();
  });

  afterAll(() => catalogue.close());

  it.each(languages)('are 300 different ones in %s', async (language) => {
    const texts = (await readJudgedQueries(language)).map(({ text }) => text);
    expect(texts).toHaveLength(300);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each(languages)('each accept an item of the demo in %s, except for nonsense', async (language) => {
    const items = await catalogue.items(language);
    const queries = await readJudgedQueries(language);
    const unanswerable = queries.filter(({ kind, isAccepted }) => kind !== 'nonsense' && !items.some(isAccepted));
    expect(unanswerable.map(({ text }) => text)).toEqual([]);
  });
});
