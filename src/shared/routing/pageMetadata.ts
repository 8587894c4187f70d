import { createContext, use, useEffect } from 'react';

export type Tag = { name: string; content: string };

/** Spec §3: a title and a list of tags. What a screen does not say, the route table and the configuration do. */
export type PageMetadata = {
  title?: string | undefined;
  description?: string | undefined;
  tags?: readonly Tag[];
  /** The screen turned out not to be for search engines: there is nothing here. */
  unlisted?: boolean;
};

export const PageMetadataContext = createContext<(metadata: PageMetadata | null) => void>(() => undefined);

/** What the screen that calls it says of itself, for as long as it is shown. `tags` is to be a stable list. */
export const usePageMetadata = ({ title, description, tags, unlisted }: PageMetadata) => {
  const tell = use(PageMetadataContext);
  useEffect(() => {
    tell({ title, description, ...(tags && { tags }), ...(unlisted && { unlisted }) });
    return () => tell(null);
  }, [tell, title, description, tags, unlisted]);
};
