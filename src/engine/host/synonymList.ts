import { readSynonyms, type SynonymWords } from '../catalog/readSynonyms';
import type { LoadRequest } from './catalogEngine';
import { type CatalogListServices, createList } from './catalogLists';

/** The shop's synonyms. They only add results to a search, so a failure to load them is not reported. */
export const createSynonymList = (request: LoadRequest, services: CatalogListServices) => {
  const { synonymsUrl } = request;
  const list = synonymsUrl === undefined ? null : createList(synonymsUrl, request, services);
  let groups: readonly SynonymWords[] = [];
  let isAbsent = false;

  const readGroups = () => {
    const next = isAbsent ? [] : readSynonyms(list?.loaded()?.records ?? []);
    if (JSON.stringify(next) !== JSON.stringify(groups)) groups = next;
  };

  return {
    readStored: async () => {
      await list?.readStored();
      readGroups();
    },
    refresh: async (next: LoadRequest, signal: AbortSignal) => {
      // A service without synonyms is asked once (design §11).
      if (!list || isAbsent) return;
      const { failure } = await list.refresh(next, signal);
      isAbsent = failure?.status === 404 || failure?.status === 501;
      readGroups();
    },
    /** The same array until they change. */
    groups: () => groups,
  };
};

export type SynonymList = ReturnType<typeof createSynonymList>;
