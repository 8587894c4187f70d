import { resolve } from 'node:path';

export const builtContractsFile = resolve('.cache/test/contracts.json');
