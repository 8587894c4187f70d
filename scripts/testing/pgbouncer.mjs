import fs from 'node:fs';

import { findCommand } from '../setup/findCommand.mjs';

// Debian installs it in a folder that is on the path of root only.
const onDebian = '/usr/sbin/pgbouncer';

export const findPgbouncer = () => findCommand(['pgbouncer']) ?? (fs.existsSync(onDebian) ? onDebian : undefined);
