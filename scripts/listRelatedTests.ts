import { cruise } from './cruise';
import { findRelatedTests } from './testing/relatedTests';

/** Prints the tests that are related to the files in the arguments, one per line. */
const list = async (changed: string[]) => {
  const { modules } = await cruise(['server/test']);
  console.log(findRelatedTests(modules, changed).join('\n'));
};

void list(process.argv.slice(2));
