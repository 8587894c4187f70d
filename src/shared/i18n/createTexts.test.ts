import { createTexts } from './createTexts';
import type { Language } from './languages';
import type { Messages } from './loadMessages';

const es = { language: 'es', messages: { title: 'Título' } } as const;
const en = { title: 'Title' };

/** Texts that arrive when the test says so. */
const createPending = () => {
  const waiting = new Map<Language, (messages: Messages) => void>();
  const load = jest.fn((language: Language) => new Promise<Messages>((resolve) => waiting.set(language, resolve)));
  const arrive = async (language: Language, messages: Messages) => {
    waiting.get(language)?.(messages);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { load, arrive };
};

it('keeps the current language until the texts of the new one have loaded', async () => {
  const { load, arrive } = createPending();
  const texts = createTexts(es, load);
  const listener = jest.fn();
  texts.subscribe(listener);
  void texts.change('en');
  expect(texts.shown()).toEqual(es);
  await arrive('en', en);
  expect(texts.shown()).toEqual({ language: 'en', messages: en });
  expect(texts.first()).toEqual(es);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('ignores a language that is no longer chosen', async () => {
  const { load, arrive } = createPending();
  const texts = createTexts(es, load);
  void texts.change('en');
  void texts.change('es');
  await arrive('en', en);
  expect(texts.shown()).toEqual(es);
});

it('can start with no texts loaded', async () => {
  const { load, arrive } = createPending();
  const texts = createTexts('es', load);
  void texts.change('es');
  await arrive('es', es.messages);
  expect(texts.shown()).toEqual(es);
  expect(texts.first()).toEqual(es);
});

it('retries texts that failed to load', async () => {
  const load = jest.fn(() => Promise.resolve(en));
  load.mockRejectedValueOnce(new Error('no such chunk'));
  const texts = createTexts(es, load);
  await expect(texts.change('en')).rejects.toThrow('no such chunk');
  await texts.change('en');
  expect(texts.shown()).toEqual({ language: 'en', messages: en });
});
