import type { CatalogColumns, MergedCatalog } from '../catalog/mergeCatalogs';
import type { Feature } from '../catalog/readFeatures';
import type { SynonymWords } from '../catalog/readSynonyms';
import type { Lexicon } from '../search/lexicon';
import type { WordFacts } from '../search/searchSpace';
import type { Kinds } from '../search/selection';
import type { TextIndex } from '../text/textIndex';
import type { Weighing } from '../text/weighing';
import type { Families } from './families';

/** The catalogues at one moment. Browsing works without an index. */
export type BrowsableSnapshot = {
  catalog: CatalogColumns;
  kinds: Kinds;
  families: Families;
  /** Empty until the features have loaded. */
  features: readonly Feature[];
  /** Empty until they have loaded; the same array until they change. */
  synonyms: readonly SynonymWords[];
};

/** Everything that requests need. */
export type SearchableSnapshot = BrowsableSnapshot & {
  index: Weighing & Pick<TextIndex, 'weighMeasure' | 'withCode'>;
  lexicon: Pick<Lexicon, 'properties' | 'synonyms'>;
  words: WordFacts;
};

/** With all texts in memory. */
export type CatalogSnapshot = SearchableSnapshot & { catalog: MergedCatalog; index: TextIndex; lexicon: Lexicon };
