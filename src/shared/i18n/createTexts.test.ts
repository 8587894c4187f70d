import { createTexts } from './createTexts';
import type { Language } from './languages';
import type { Messages } from './loadMessages';

type Deferred = {
  promise: Promise<Messages>;
  resolve: (messages: Messages) => void;
  reject: (error: Error) => void;
};

const partsUnderWay = () => {
  const waiting = new Map<string, Deferred>();
  const ask = (part: string) => (language: Language) => {
    const asked = waiting.get(`${language} ${part}`) ?? deferred();
    waiting.set(`${language} ${part}`, asked);
    return asked.promise;
  };
  const come = async (name: string) => {
    waiting.get(name)!.resolve({ [name.split(' ')[1]!]: name });
    await settled();
  };
  const fail = (name: string) => waiting.get(name)!.reject(new Error(`no ${name}`));
  const forget = (name: string) => waiting.delete(name);
  return { parts: { first: ask('first'), rest: ask('rest') }, asked: () => [...waiting.keys()], come, fail, forget };
};

const deferred = () => {
  const made: Partial<Deferred> = {};
  made.promise = new Promise<Messages>((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made as Deferred;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

const es = { language: 'es', messages: { first: 'es first' } } as const;
const esWhole = { language: 'es', messages: { first: 'es first', rest: 'es rest' } };
const enWhole = { language: 'en', messages: { first: 'en first', rest: 'en rest' } };

it('changes to the first part alone while nothing else was asked for', async () => {
  const { parts, asked, come } = partsUnderWay();
  const texts = createTexts(es, parts);
  void texts.change('en');
  expect(texts.shown()).toEqual(es);
  await come('en first');
  expect(texts.shown()).toEqual({ language: 'en', messages: { first: 'en first' } });
  expect(asked()).toEqual(['en first']);
});

it('adds the rest of the language on the screen, and tells', async () => {
  const { parts, come } = partsUnderWay();
  const texts = createTexts(es, parts);
  const told = jest.fn();
  texts.subscribe(told);
  const completed = texts.complete();
  expect(texts.isWhole()).toBe(false);
  await come('es rest');
  await completed;
  expect(texts.isWhole()).toBe(true);
  expect(texts.shown()).toEqual(esWhole);
  expect(told).toHaveBeenCalledTimes(1);
});

it('changes to both parts once the rest was asked for', async () => {
  const { parts, come } = partsUnderWay();
  const texts = createTexts(es, parts);
  void texts.complete();
  await come('es rest');
  void texts.change('en');
  await come('en first');
  expect(texts.shown()).toEqual(esWhole);
  await come('en rest');
  expect(texts.shown()).toEqual(enWhole);
});

it('waits for the rest that is asked for in the middle of a change', async () => {
  const { parts, come } = partsUnderWay();
  const texts = createTexts(es, parts);
  void texts.change('en');
  void texts.complete();
  await come('en first');
  expect(texts.shown()).toEqual(es);
  await come('en rest');
  expect(texts.shown()).toEqual(enWhole);
  await come('es rest');
  expect(texts.shown()).toEqual(enWhole);
});

it('does not change to a language that is no longer wanted', async () => {
  const { parts, come } = partsUnderWay();
  const texts = createTexts(es, parts);
  void texts.change('en');
  void texts.change('es');
  await come('en first');
  expect(texts.shown()).toEqual(es);
});

it('has neither part at the start', async () => {
  const { parts, come } = partsUnderWay();
  const texts = createTexts('es', parts);
  void texts.change('es');
  void texts.complete();
  await come('es rest');
  await come('es first');
  expect(texts.shown()).toEqual(esWhole);
});

it('asks again for a rest that did not come', async () => {
  const { parts, come, fail, forget } = partsUnderWay();
  const texts = createTexts(es, parts);
  const failed = texts.complete();
  fail('es rest');
  await expect(failed).rejects.toThrow('no es rest');
  forget('es rest');
  void texts.complete();
  await come('es rest');
  expect(texts.shown()).toEqual(esWhole);
});
