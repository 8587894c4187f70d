import { http, HttpResponse } from 'msw';

import { aLayoutData } from './builders/aLayoutData';
import { mswServer } from './mswServer';
import { dataResponse, listResponse } from './responses';

const services = 'http://localhost:3000/services';
const contents = `${services}/public/publics`;

/** Services that return only the texts of the shell: for tests of what surrounds the screens. */
export const mockEmptyServices = () =>
  mswServer.use(
    http.get(`${contents}/layout`, () => dataResponse(aLayoutData())),
    http.get(`${contents}/system/environments`, () => dataResponse({})),
    http.get(`${contents}/about`, () => dataResponse({ title: 'About us', body: 'Since 1998.', imageUrl: null })),
    http.get(`${contents}/contact`, () => dataResponse({ title: 'Contact', body: 'Write to us.' })),
    http.get(`${services}/inventory/api/favourites/*`, () => new HttpResponse(null, { status: 404 })),
    http.all(`${services}/*`, () => listResponse()),
  );
