import { http } from 'msw';

import type { Layout } from '@/contracts/public';

import { aLayoutData } from '../support/builders/aLayoutData';
import { mswServer } from '../support/mswServer';
import { dataResponse, listResponse } from '../support/responses';

const service = 'http://localhost:3000/services/public';

/** Handles the requests that the navigation bar and the footer send on every page. */
export const mockShell = (environments: Record<string, string | null> = {}, layout: Partial<Layout> = {}) => {
  const names: string[][] = [];
  mswServer.use(
    http.get(`${service}/publics/layout`, () => dataResponse(aLayoutData(layout))),
    http.get(`${service}/publics/system/environments`, ({ request }) => {
      names.push(new URL(request.url).searchParams.getAll('names[]'));
      return dataResponse(environments);
    }),
    http.get(`${service}/oauth/logout`, () => listResponse({ url: '/' })),
  );
  /** The requested names of environments, per request. */
  return { names };
};

/** Reports every observed element as visible at once, as on a page that fits the screen. */
export class AlwaysIntersecting {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe = (target: Element) => this.#callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

// The test environment uses Node's FormData, which cannot read a jsdom form; React passes it every submitted one.
class FormDataWithoutForm extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}
Object.assign(globalThis, { FormData: FormDataWithoutForm });
