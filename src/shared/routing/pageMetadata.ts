import { createContext, use, useEffect } from 'react';

import type { PageSubject } from '@/shared/metadata/pageSubject';

export const PageMetadataContext = createContext<(subject: PageSubject | null) => void>(() => undefined);

/**
 * Spec §3: sets the title and tags of the page while the calling screen is mounted. The table of screens and the
 * configuration fill in what is omitted. Lists and items must be referentially stable.
 */
export const usePageMetadata = (subject: PageSubject) => {
  const setSubject = use(PageMetadataContext);
  const { title, description, tags, unlisted, address, picture, item, trail } = subject;
  useEffect(() => {
    setSubject({ title, description, tags, unlisted, address, picture, item, trail });
    return () => setSubject(null);
  }, [setSubject, title, description, tags, unlisted, address, picture, item, trail]);
};
