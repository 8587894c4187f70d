import type { MessageDescriptor } from 'react-intl';
import type { LoadScreen } from './lazyScreen';

/** What the route table says about a screen besides where it is. */
export type RouteHandle = {
  load?: LoadScreen;
  /** None: the site's default title. */
  title?: MessageDescriptor;
  description?: MessageDescriptor;
  /** Not for search engines: private screens, and those that only lead to them. */
  unlisted?: boolean;
};
