import { http, HttpResponse } from 'msw';

import { aLayoutData } from '@/../test/support/builders/aLayoutData';
import { someServices } from '@/../test/support/builders/someServices';
import { mswServer } from '@/../test/support/mswServer';
import { createAppStore } from '@/store/createAppStore';
import { baseApi } from '@/api/baseApi';
import { publicApi } from '@/api/publicApi';

import { registerLanguageListeners } from './languageListeners';
import { languageChosen, languageChosenElsewhere } from './state/languageSlice';

it('refetches language-dependent data when the language changes here or in another tab', async () => {
  const requestedLanguages: (string | null)[] = [];
  mswServer.use(
    http.get('http://localhost:3000/services/public/publics/layout', ({ request }) => {
      requestedLanguages.push(request.headers.get('X-Language'));
      return HttpResponse.json({ isSuccessful: true, message: null, data: aLayoutData() });
    }),
  );
  const store = createAppStore({ services: someServices(), registerListeners: registerLanguageListeners });
  await store.dispatch(publicApi.endpoints.getLayout.initiate());
  for (const fact of [languageChosen('zh'), languageChosen('zh'), languageChosenElsewhere('es')]) {
    store.dispatch(fact);
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  }
  expect(requestedLanguages).toEqual(['en', 'zh', 'es']);
});
