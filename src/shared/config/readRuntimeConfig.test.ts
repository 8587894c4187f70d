/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { http, HttpResponse } from 'msw';

import { mswServer } from '@/../test/support/mswServer';

import { parseRuntimeConfig } from './parseRuntimeConfig';
import { readRuntimeConfig } from './readRuntimeConfig';

const pageWith = (text: string | null, isChecked = false): Document => {
  const page = document.implementation.createHTMLDocument();
  if (text === null) return page;
  const element = page.createElement('script');
  element.type = 'application/json';
  element.id = 'runtime-config';
  if (isChecked) element.dataset.checked = '';
  element.textContent = text;
  page.head.append(element);
  return page;
};

const fromHost: typeof fetch = (address, init) => fetch(new URL(address as string, 'http://localhost:3000'), init);

const answerWith = (answer: () => Response) => mswServer.use(http.get('http://localhost:3000/config.json', answer));

describe('readRuntimeConfig', () => {
  it('reads what the server wrote into the page', async () => {
    const config = await readRuntimeConfig(pageWith('\n { "siteName": "Telas" } '), fromHost);
    expect(config.siteName).toBe('Telas');
  });

  it('trusts a configuration that the server has validated', async () => {
    const checked = JSON.stringify(parseRuntimeConfig({ siteName: 'Telas' }));
    expect(await readRuntimeConfig(pageWith(`\n ${checked}\n`, true), fromHost)).toEqual(
      parseRuntimeConfig({ siteName: 'Telas' }),
    );
  });

  it.each([[null], [''], ['  __RUNTIME_CONFIG__\n']])(
    'reads the file of a static host when the page contains %j',
    async (text) => {
      answerWith(() => HttpResponse.json({ siteName: 'Del fichero' }));
      expect((await readRuntimeConfig(pageWith(text), fromHost)).siteName).toBe('Del fichero');
    },
  );

  it('reports a page without valid JSON', async () => {
    await expect(readRuntimeConfig(pageWith('{ siteName }'), fromHost)).rejects.toThrow(
      /^#runtime-config: is not JSON/,
    );
  });

  it('reports an invalid key', async () => {
    await expect(readRuntimeConfig(pageWith('{ "accountId": "x" }'), fromHost)).rejects.toThrow(
      'accountId: must be a positive integer',
    );
  });

  it.each([
    ['missing', () => new HttpResponse('', { status: 404 }), '/config.json: cannot be read (status 404)'],
    ['a page of HTML', () => HttpResponse.html('<!doctype html>'), '/config.json: is not JSON'],
    ['out of reach', () => HttpResponse.error(), '/config.json: cannot be read (Failed to fetch)'],
  ])('reports a file that is %s', async (_, answer, message) => {
    answerWith(answer);
    await expect(readRuntimeConfig(pageWith(null), fromHost)).rejects.toThrow(message);
  });

  it('reports a file that never arrives', async () => {
    const patience = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const neverAnswers: typeof fetch = (_address, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    const reading = readRuntimeConfig(pageWith(null), neverAnswers);
    patience.abort(new Error('timed out'));
    await expect(reading).rejects.toThrow('/config.json: cannot be read (timed out)');
  });

  it('forwards the warning', async () => {
    const warnings: string[] = [];
    await readRuntimeConfig(pageWith('{ "defaultLanguage": "fr" }'), fromHost, (warning) => warnings.push(warning));
    expect(warnings).toEqual(['defaultLanguage: "fr" is not one of es, en, zh; en is used']);
  });
});
