import type { LoadScreen } from './lazyScreen';
import type { pageDescriptions, pageTitles } from './pageMessages';

export type PageName = keyof typeof pageTitles;
export type DescribedPage = keyof typeof pageDescriptions;

export type RouteHandle = {
  load?: LoadScreen;
  /** Defaults to the site's title. */
  title?: PageName;
  description?: DescribedPage;
  /** Hidden from search engines: private screens, and those that only lead to them. */
  unlisted?: boolean;
};

/** Ids of page messages are derived from names, so that the first load ships names instead of descriptors. */
export const titleId = (name: PageName) => `page.${name}`;
export const descriptionId = (name: DescribedPage) => `page.${name}.description`;
