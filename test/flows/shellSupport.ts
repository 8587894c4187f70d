import { http, HttpResponse } from 'msw';

import { aLayoutData } from '../support/builders/aLayoutData';
import { mswServer } from '../support/mswServer';

const service = 'http://localhost:3000/services/public';
const answer = (data: unknown) => HttpResponse.json({ isSuccessful: true, message: null, data });

/** The requests of the bar and the footer on every page. */
export const answerTheShell = (environments: Record<string, string | null> = {}) => {
  const names: string[][] = [];
  mswServer.use(
    http.get(`${service}/publics/layout`, () => answer(aLayoutData())),
    http.get(`${service}/publics/system/environments`, ({ request }) => {
      names.push(new URL(request.url).searchParams.getAll('names[]'));
      return answer(environments);
    }),
    http.get(`${service}/oauth/logout`, () => answer([{ url: '/' }])),
  );
  /** The requested environments, per request. */
  return { names };
};

/** Reports every observed element as visible at once, as on a page that fits the screen. */
export class EverythingSeen {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe = (target: Element) => this.tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

// Node's FormData, used by the environment, cannot read a jsdom form; React reads every submitted one.
class FormDataOfAnyForm extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}
Object.assign(globalThis, { FormData: FormDataOfAnyForm });
