import { resolve } from 'node:path';

/** The contracts as a build contains them, so that not every test file parses them. */
export const builtContractsFile = resolve('.cache/test/contracts.json');

/** The production bundles of the services and their commands, so that no build has to run first. */
export const builtServerFolder = resolve('.cache/test/server');

/** A migrated embedded database without rows, and the script that migrates a database server. */
export const migratedFile = resolve('.cache/test/migrated.db');
export const migrationsScript = resolve('.cache/test/migrations.sql');
