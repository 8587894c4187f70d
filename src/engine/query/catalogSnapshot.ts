import type { MergedCatalog } from '../catalog/mergeCatalogs';
import type { TextIndex } from '../text/textIndex';
import type { Kinds } from './selection';

/** All that answers need: one state of the catalogues, with its index. */
export type CatalogSnapshot = { catalog: MergedCatalog; kinds: Kinds; index: TextIndex };

/** Browsing needs no index. */
export type BrowsableSnapshot = Omit<CatalogSnapshot, 'index'> & { index: TextIndex | null };
