import type { LoadScreen } from './lazyScreen';
import type { pageDescriptions, pageTitles } from './pageMessages';

export type PageName = keyof typeof pageTitles;
export type DescribedPage = keyof typeof pageDescriptions;

/** What the route table says about a screen besides where it is. */
export type RouteHandle = {
  load?: LoadScreen;
  /** None: the site's default title. */
  title?: PageName;
  description?: DescribedPage;
  /** Not for search engines: private screens, and those that only lead to them. */
  unlisted?: boolean;
};

/** The ids of the page messages follow their names, so that the first load brings names instead of descriptors. */
export const titleId = (name: PageName) => `page.${name}`;
export const descriptionId = (name: DescribedPage) => `page.${name}.description`;
