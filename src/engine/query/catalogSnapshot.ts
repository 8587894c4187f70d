import type { MergedCatalog } from '../catalog/mergeCatalogs';
import type { Feature } from '../catalog/readFeatures';
import type { SynonymWords } from '../catalog/readSynonyms';
import { createLexicon, type Lexicon } from '../search/lexicon';
import type { Kinds } from '../search/selection';
import type { TextIndex } from '../text/textIndex';
import type { Families } from './families';

/** Everything that requests need: the catalogues at one moment, with their index. */
export type CatalogSnapshot = {
  catalog: MergedCatalog;
  kinds: Kinds;
  families: Families;
  /** Empty until the features have loaded. */
  features: readonly Feature[];
  /** Empty until they have loaded; the same array until they change. */
  synonyms: readonly SynonymWords[];
  index: TextIndex;
  lexicon: Lexicon;
};

/** Browsing works without an index. */
export type BrowsableSnapshot = Omit<CatalogSnapshot, 'index' | 'lexicon'> & {
  index: TextIndex | null;
  lexicon: Lexicon | null;
};

export const withIndex = (
  snapshot: Omit<BrowsableSnapshot, 'index' | 'lexicon'>,
  index: TextIndex,
): CatalogSnapshot => ({
  ...snapshot,
  index,
  lexicon: createLexicon({ ...snapshot, index }),
});
