import type { Database } from '../db/openDatabase';
import type { ServerConfig } from './serverConfig';

/** What the rules of the shop are made of. */
export type Shop = {
  db: Database;
  config: ServerConfig;
  /** The day in the shop's time zone, with which prices of lists, banners and offers begin and end. */
  today: () => string;
  now: () => number;
};
