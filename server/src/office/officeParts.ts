import type { FastifyRequest } from 'fastify';

import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/openDatabase';
import type { ReadLanguage } from '../http/responses/requestLanguage';
import type { ChangeAuthor } from '../repositories/changesRepository';
import type { OfficeAccess } from './officeAccess';
import type { createStaffSignIn } from './staffSignIn';

/** What a change needs besides its input, whether a command or the office makes it. */
export type OfficeContext = { config: ServerConfig; author: ChangeAuthor; now: () => number };

/** What handlers of the office are made of. */
export type OfficeParts = ReturnType<typeof createStaffSignIn> & {
  config: ServerConfig;
  db: Database;
  access: OfficeAccess;
  /** The context of a change that this request makes. */
  getContext: (request: FastifyRequest) => OfficeContext;
  readLanguage: ReadLanguage;
  now: () => number;
};
