import { http, HttpResponse } from 'msw';

import { aLayoutData } from './builders/aLayoutData';
import { mswServer } from './mswServer';

const services = 'http://localhost:3000/services';
const answer = (data: unknown) => () => HttpResponse.json({ isSuccessful: true, message: '', data });

/** Services that return only the shell's texts: for tests of what surrounds the screens. */
export const answerEmpty = () =>
  mswServer.use(
    http.get(`${services}/public/publics/layout`, answer(aLayoutData())),
    http.get(`${services}/public/publics/system/environments`, answer({})),
    http.get(`${services}/public/publics/about`, answer({ title: 'About us', body: 'Since 1998.', imageUrl: null })),
    http.get(`${services}/public/publics/contact`, answer({ title: 'Contact', body: 'Write to us.' })),
    http.all(`${services}/*`, answer([])),
  );
