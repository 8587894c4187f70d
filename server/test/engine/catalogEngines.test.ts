import { setImmediate as turn } from 'node:timers/promises';

import { createInProcessEngine } from '@/engine/host/inProcessEngine';
import type { Language } from '@/shared/i18n/languages';

import { aStockItem } from '../../../test/support/builders/aCatalogue';
import { aLoadRequest, anEnvelope, someListService } from '../../../test/support/builders/someCatalogueServices';
import { createCatalogEngines, type CurrentEngine } from '../../src/engine/catalogEngines';

const anItem = (name: string) => anEnvelope([aStockItem({ stockItemId: 1, name })]);

const startEngines = () => {
  const service = someListService({
    '/items/1': anItem('Saw'),
    '/categories/1': anEnvelope([]),
    '/items/2': anEnvelope([]),
    '/categories/2': anEnvelope([]),
  });
  const data = { version: 'first' };
  const engines = createCatalogEngines({
    create: () => createInProcessEngine({ fetch: service.fetch }),
    createRequest: ({ language, token }) =>
      aLoadRequest({ language, headers: token === undefined ? {} : { authorization: token } }),
    readVersion: async () => data.version,
  });
  return { engines, data, ...service };
};

type Started = ReturnType<typeof startEngines>;

const readName = async ({ engines }: Started) => {
  const { engine, isCurrent } = await engines.get({ language: 'en' });
  const { items } = await engine.request('query', {});
  return { name: items[0]?.name, isCurrent: isCurrent() };
};

const readNewName = async (started: Started) => {
  for (;;) {
    const answer = await readName(started);
    if (answer.name !== 'Saw') return answer;
    await turn();
  }
};

const readVersion = async ({ engines }: Started, language: Language = 'en') =>
  (await engines.get({ language })).engine.status().version;

/** Holds back the response with the first list until the returned function is called. */
const delayItems = ({ responses }: Started) => {
  const waiting: ((response: Response) => void)[] = [];
  responses['/items/1'] = () => new Promise((resolve) => void waiting.push(resolve));
  return (response: Response) => waiting.forEach((resolve) => resolve(response));
};

let started: Started;
beforeEach(() => (started = startEngines()));
afterEach(() => started.engines.dispose());

describe('the engines of the services', () => {
  it('load their lists on the first question, and once for concurrent questions', async () => {
    expect(started.requests).toHaveLength(0);
    const answers = await Promise.all([readName(started), readName(started)]);
    expect(answers[0]).toEqual({ name: 'Saw', isCurrent: true });
    expect(answers[1]).toEqual(answers[0]);
    expect(started.requests).toHaveLength(4);
  });

  it('reload them after the data has changed', async () => {
    await readName(started);
    started.responses['/items/1'] = anItem('Hammer');
    started.data.version = 'second';
    expect(await readName(started)).toEqual({ name: 'Hammer', isCurrent: true });
  });

  it('answer from the previous lists while newer ones take long', async () => {
    await readName(started);
    const respond = delayItems(started);
    started.data.version = 'second';
    expect(await readName(started)).toEqual({ name: 'Saw', isCurrent: false });
    respond(anItem('Hammer'));
    expect(await readNewName(started)).toEqual({ name: 'Hammer', isCurrent: true });
  });

  it('let no further request wait for newer lists once one has waited in vain', async () => {
    await readName(started);
    delayItems(started);
    for (const version of ['second', 'third']) {
      started.data.version = version;
      await readName(started);
    }
    const isAnswered = await Promise.race([readName(started).then(() => true), turn().then(() => false)]);
    expect(isAnswered).toBe(true);
  });

  it('are not current if newer lists arrive while the previous ones answer', async () => {
    await readName(started);
    const respond = delayItems(started);
    started.data.version = 'second';
    const previous = await started.engines.get({ language: 'en' });
    respond(anItem('Hammer'));
    expect(await readNewName(started)).toEqual({ name: 'Hammer', isCurrent: true });
    expect(previous.isCurrent()).toBe(false);
  });

  it('reload lists that changed while they were being loaded', async () => {
    const respond = delayItems(started);
    const first = readName(started);
    await new Promise(setImmediate);
    started.data.version = 'second';
    const second = readName(started);
    started.responses['/items/1'] = anItem('Hammer');
    respond(anItem('Saw'));
    await first;
    expect(await second).toEqual({ name: 'Hammer', isCurrent: true });
  });

  it('reload a list that failed, at the next question', async () => {
    started.responses['/items/1'] = new Response('', { status: 500 });
    expect(await readName(started)).toMatchObject({ name: undefined, isCurrent: false });
    started.responses['/items/1'] = anItem('Saw');
    expect(await readName(started)).toEqual({ name: 'Saw', isCurrent: true });
  });

  it('recover after every list failed', async () => {
    const { responses } = started;
    for (const url of Object.keys(responses)) responses[url] = new Error('unreachable');
    await expect(readName(started)).rejects.toThrow('No catalogue could be loaded');
    responses['/items/1'] = anItem('Saw');
    expect(await readName(started)).toMatchObject({ name: 'Saw' });
  });

  it('reload after the engine itself has failed', async () => {
    const engine = createInProcessEngine({ fetch: started.fetch });
    const load = jest.spyOn(engine, 'load').mockRejectedValueOnce(new Error('the thread has ended'));
    const engines = createCatalogEngines({
      create: () => engine,
      createRequest: () => aLoadRequest(),
      readVersion: async () => 'first',
    });
    await expect(engines.get({ language: 'en' })).rejects.toThrow('the thread has ended');
    const { isCurrent } = await engines.get({ language: 'en' });
    expect(isCurrent()).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
    engines.dispose();
  });

  it('have one version for the same lists, in every process', async () => {
    const version = await readVersion(started);
    expect(await readVersion(startEngines())).toBe(version);
    expect(await readVersion(started, 'es')).not.toBe(version);
    started.responses['/items/2'] = new Response('', { status: 500 });
    started.data.version = 'second';
    const incomplete = await readVersion(started);
    started.responses['/items/2'] = anEnvelope([]);
    const complete = await readVersion(started);
    expect(new Set([version, incomplete, complete]).size).toBe(3);
  });

  it('are separate for clients, where only they see prices', async () => {
    const [visitor, client, other] = await Promise.all([
      started.engines.get({ language: 'en' }),
      started.engines.get({ language: 'en', token: 'one' }),
      started.engines.get({ language: 'en', token: 'two' }),
    ]);
    const getVersion = ({ engine }: CurrentEngine) => engine.status().version;
    expect(getVersion(client)).toBe(getVersion(other));
    expect(getVersion(client)).not.toBe(getVersion(visitor));
    expect(started.requests.filter(({ headers }) => 'authorization' in headers)).toHaveLength(4);
  });
});
