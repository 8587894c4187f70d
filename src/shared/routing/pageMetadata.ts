import { createContext, use, useEffect } from 'react';

import type { PageSubject } from '@/shared/metadata/pageSubject';

export const PageMetadataContext = createContext<(subject: PageSubject | null) => void>(() => undefined);

export type PageReport = {
  onSubject: (subject: PageSubject) => void;
  /** Content of the page could not be loaded, although it may exist. */
  onFailure: () => void;
  /** The screen belongs to another address. */
  onCanonicalAddress: (address: string) => void;
  /** A component uses the results of this query. */
  onQuery: (query: { key: string; usesLists: boolean }) => void;
  /** A part whose code is in this chunk was rendered. */
  onChunk: (chunk: string) => void;
};

/** Set only on the server, where effects do not run: receives what a screen reports about itself while rendering. */
export const PageReportContext = createContext<PageReport | null>(null);

/**
 * Spec §3: sets the title and tags of the page while the calling screen is mounted. The table of screens and the
 * configuration fill in what is omitted. Lists and items must be referentially stable.
 */
export const usePageMetadata = (subject: PageSubject) => {
  const setSubject = use(PageMetadataContext);
  use(PageReportContext)?.onSubject(subject);
  const { title, description, tags, unlisted, isMissing, address, picture, item, trail } = subject;
  useEffect(() => {
    setSubject({ title, description, tags, unlisted, isMissing, address, picture, item, trail });
    return () => setSubject(null);
  }, [setSubject, title, description, tags, unlisted, isMissing, address, picture, item, trail]);
};
