import { createContext, use, useEffect } from 'react';
import type { PageSubject } from '@/shared/metadata/pageSubject';

/** Spec §3: a title and a list of tags. The route table and the configuration fill in what a screen omits. */
export type PageMetadata = PageSubject;

export const PageMetadataContext = createContext<(metadata: PageMetadata | null) => void>(() => undefined);

/** Sets the page metadata while the calling screen is mounted. Lists and items must be referentially stable. */
export const usePageMetadata = (metadata: PageMetadata) => {
  const tell = use(PageMetadataContext);
  const { title, description, tags, unlisted, address, picture, item, trail } = metadata;
  useEffect(() => {
    tell({ title, description, tags, unlisted, address, picture, item, trail });
    return () => tell(null);
  }, [tell, title, description, tags, unlisted, address, picture, item, trail]);
};
