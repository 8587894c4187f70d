import type { MergedCatalog } from '../catalog/mergeCatalogs';
import type { Kinds } from '../search/selection';
import type { TextIndex } from '../text/textIndex';

/** Everything that requests need: the catalogues at one moment, with their index. */
export type CatalogSnapshot = { catalog: MergedCatalog; kinds: Kinds; index: TextIndex };

/** Browsing works without an index. */
export type BrowsableSnapshot = Omit<CatalogSnapshot, 'index'> & { index: TextIndex | null };
