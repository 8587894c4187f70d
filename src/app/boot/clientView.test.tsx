import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';

import { createClientView } from './clientView';

it('keeps no lists in the storage of the browser, and reports no searches', () => {
  const { catalogue } = createClientView(null).configure(aRuntimeConfig());
  expect(catalogue).toEqual({ keepInBrowser: 'never', reportsMissedSearches: false });
});
