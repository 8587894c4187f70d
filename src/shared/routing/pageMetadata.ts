import { createContext, use, useEffect } from 'react';
import type { PageSubject } from '@/shared/metadata/pageSubject';

/** Spec §3: a title and a list of tags. What a screen does not say, the route table and the configuration do. */
export type PageMetadata = PageSubject;

export const PageMetadataContext = createContext<(metadata: PageMetadata | null) => void>(() => undefined);

/** What the screen that calls it says of itself, for as long as it is shown. Lists and items are to be stable. */
export const usePageMetadata = (metadata: PageMetadata) => {
  const tell = use(PageMetadataContext);
  const { title, description, tags, unlisted, address, picture, item, trail } = metadata;
  useEffect(() => {
    tell({ title, description, tags, unlisted, address, picture, item, trail });
    return () => tell(null);
  }, [tell, title, description, tags, unlisted, address, picture, item, trail]);
};
