import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { exportLifted, exportPayload } from './recordedStore';
import { scriptedSession } from './scriptedSession';

const secret = (): string => randomUUID();

const record = async (): Promise<void> => {
  const session = await scriptedSession({
    password: secret(),
    wrongPassword: secret(),
    newPassword: secret(),
    resetToken: secret(),
    token: `${secret()}.${secret()}.${secret()}`,
  });
  writeFileSync(path.join(__dirname, 'signed-in-lifted.json'), `${exportLifted(session.lifted())}\n`);
  writeFileSync(path.join(__dirname, 'signed-in-payload.json'), `${exportPayload(session.lifted())}\n`);
};

record().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
