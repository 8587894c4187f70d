import { rm } from 'node:fs/promises';

export default async () => {
  const { E2E_DATA_DIR: dataDir } = process.env;
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
};
