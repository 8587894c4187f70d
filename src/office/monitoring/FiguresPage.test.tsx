import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, ResourceContextProvider } from 'react-admin';

import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { ConfigContext } from '@/shared/config/ConfigContext';

import { FiguresPage } from './FiguresPage';

it('leads from a search that found nothing to the synonyms of its language, with its text in the first line', async () => {
  const lists: Record<string, object[]> = {
    missedSearches: [{ id: 'en:torch', text: 'torch', language: 'en', times: 3, last: '2030-03-04' }],
  };
  const getList = (resource: string) => {
    const data = lists[resource] ?? [];
    return Promise.resolve({ data, total: data.length });
  };
  const groups = (text: string) => ({ groups: text });
  const texts = { shared: {}, es: groups('balde = cubo'), en: groups('pail = bucket'), zh: groups('') };
  const getOne = () => Promise.resolve({ data: { id: 'synonyms:synonyms', version: 'v7', ...texts } });
  render(
    <ConfigContext value={aRuntimeConfig()}>
      <AdminContext dataProvider={{ getList, getOne } as never}>
        <ResourceContextProvider value="figures">
          <FiguresPage />
        </ResourceContextProvider>
      </AdminContext>
    </ConfigContext>,
  );
  fireEvent.click(await screen.findByRole('link', { name: 'office.addSynonym' }));
  expect(window.location.hash).toBe('#/content/synonyms%3Asynonyms');
  expect((window.history.state as { usr: object }).usr).toEqual({
    record: { version: 'v7', en: groups('torch = \npail = bucket') },
  });
});
