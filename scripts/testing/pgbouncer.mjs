import fs from 'node:fs';

import { findCommand } from '../setup/findCommand.mjs';

// Debian installs it in a folder that is only on root's PATH.
const onDebian = '/usr/sbin/pgbouncer';

/** @returns {string | undefined} */
export const findPgbouncer = () => findCommand(['pgbouncer']) ?? (fs.existsSync(onDebian) ? onDebian : undefined);
