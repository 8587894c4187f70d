import { join } from 'node:path';

import { synonymFiles } from '../../src/content/contentKinds';
import type { ContentRow } from '../../src/content/contentSources';
import { readSynonymFile, toSynonymRow } from '../../src/content/synonymFiles';
import { OperatorError } from '../../src/errors';
import { createFaultList, describeFaults } from '../../src/import/read/faults';
import { readInputFile } from '../../src/import/read/inputFile';

/** The demo's synonyms are files in server/demo/content, in the format of a shop's own. */
export const readSynonymRows = async (rootDirectory: string): Promise<ContentRow[]> => {
  const directory = join(rootDirectory, 'server', 'demo', 'content');
  const rows: ContentRow[] = [];
  for (const synonyms of synonymFiles) {
    const faults = createFaultList(synonyms.file);
    const groups = readSynonymFile(await readInputFile(directory, synonyms.file), faults);
    if (faults.all().length > 0) throw new OperatorError(describeFaults(faults.all()).join('\n'));
    rows.push(toSynonymRow(synonyms, groups));
  }
  return rows;
};
