import { createTexts } from './createTexts';
import type { Language } from './languages';
import type { Messages } from './loadMessages';
import type { TextPart } from './textParts';

type Deferred = {
  promise: Promise<Messages>;
  resolve: (messages: Messages) => void;
  reject: (error: Error) => void;
};

const createPendingParts = () => {
  const waiting = new Map<string, Deferred>();
  const load = (part: TextPart, language: Language) => {
    const requested = waiting.get(`${language} ${part}`) ?? deferred();
    waiting.set(`${language} ${part}`, requested);
    return requested.promise;
  };
  const arrive = async (name: string) => {
    waiting.get(name)!.resolve({ [name.split(' ')[1]!]: name });
    await settled();
  };
  const fail = (name: string) => waiting.get(name)!.reject(new Error(`no ${name}`));
  const forget = (name: string) => waiting.delete(name);
  return { load, getRequested: () => [...waiting.keys()], arrive, fail, forget };
};

const deferred = () => {
  const made: Partial<Deferred> = {};
  made.promise = new Promise<Messages>((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made as Deferred;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

const es = () => ({ language: 'es', messages: { shell: 'es shell' } }) as const;
const esWhole = { language: 'es', messages: { shell: 'es shell', rest: 'es rest' } };
const enWhole = { language: 'en', messages: { shell: 'en shell', rest: 'en rest' } };

it('loads only the shell of the new language while nothing else is needed', async () => {
  const { load, getRequested, arrive } = createPendingParts();
  const texts = createTexts(es(), load);
  void texts.change('en');
  expect(texts.shown()).toEqual(es());
  await arrive('en shell');
  expect(texts.shown()).toEqual({ language: 'en', messages: { shell: 'en shell' } });
  expect(getRequested()).toEqual(['en shell']);
});

it('adds a part in the current language without notifying subscribers', async () => {
  const { load, arrive } = createPendingParts();
  const texts = createTexts(es(), load);
  const listener = jest.fn();
  texts.subscribe(listener);
  const loaded = texts.loadParts('rest');
  await arrive('es rest');
  await loaded;
  expect(texts.shown()).toEqual(esWhole);
  expect(listener).not.toHaveBeenCalled();
});

it('loads all needed parts of the new language', async () => {
  const { load, arrive } = createPendingParts();
  const texts = createTexts(es(), load);
  void texts.loadParts('rest');
  await arrive('es rest');
  void texts.change('en');
  await arrive('en shell');
  expect(texts.shown()).toEqual(esWhole);
  await arrive('en rest');
  expect(texts.shown()).toEqual(enWhole);
});

it('waits for parts requested during a language change', async () => {
  const { load, arrive } = createPendingParts();
  const texts = createTexts(es(), load);
  void texts.change('en');
  void texts.loadParts('rest');
  await arrive('en shell');
  expect(texts.shown()).toEqual(es());
  await arrive('en rest');
  expect(texts.shown()).toEqual(enWhole);
  await arrive('es rest');
  expect(texts.shown()).toEqual(enWhole);
});

it('ignores a language that is no longer chosen', async () => {
  const { load, arrive } = createPendingParts();
  const texts = createTexts(es(), load);
  void texts.change('en');
  void texts.change('es');
  await arrive('en shell');
  expect(texts.shown()).toEqual(es());
});

it('can start with no texts loaded', async () => {
  const { load, arrive } = createPendingParts();
  const texts = createTexts('es', load);
  void texts.change('es');
  void texts.loadParts('rest');
  await arrive('es rest');
  await arrive('es shell');
  expect(texts.shown()).toEqual(esWhole);
});

it('retries a part that failed to load', async () => {
  const { load, arrive, fail, forget } = createPendingParts();
  const texts = createTexts(es(), load);
  const failed = texts.loadParts('rest');
  fail('es rest');
  await expect(failed).rejects.toThrow('no es rest');
  forget('es rest');
  void texts.loadParts('rest');
  await arrive('es rest');
  expect(texts.shown()).toEqual(esWhole);
});

it('adds parts that arrive out of order', async () => {
  const { load, arrive } = createPendingParts();
  const texts = createTexts(es(), load);
  void texts.loadParts('rest');
  void texts.loadParts('home');
  await arrive('es home');
  await arrive('es rest');
  expect(texts.shown().messages).toEqual({ shell: 'es shell', home: 'es home', rest: 'es rest' });
  expect(texts.isComplete()).toBe(false);
});

it('is complete once every part has loaded', async () => {
  const { load, arrive } = createPendingParts();
  const texts = createTexts(es(), load);
  const loaded = texts.loadAll();
  await arrive('es home');
  await arrive('es item');
  await arrive('es catalogue');
  await arrive('es content');
  expect(texts.isComplete()).toBe(false);
  await arrive('es rest');
  await loaded;
  expect(texts.isComplete()).toBe(true);
});

it('loads a part in the new language when the language changes while the part is pending', async () => {
  const { load, getRequested, arrive } = createPendingParts();
  const texts = createTexts(es(), load);
  const needed = texts.loadParts('home');
  void texts.change('en');
  await arrive('en shell');
  await arrive('en home');
  await arrive('es home');
  await needed;
  expect(texts.shown()).toEqual({ language: 'en', messages: { shell: 'en shell', home: 'en home' } });
  expect(getRequested()).toEqual(['es home', 'en shell', 'en home']);
});
