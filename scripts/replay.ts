import { readFileSync } from 'node:fs';

import { readExport, UnreadableExport } from './replay/readExport';
import { replay } from './replay/replay';
import { getExitCode, reportLines } from './replay/report';

const unusable = (line: string): number => {
  console.error(line);
  return 2;
};

const main = (file: string | undefined): number => {
  if (file === undefined) return unusable('usage: npm run replay -- FILE (an export of Redux DevTools)');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return unusable(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    const recording = readExport(text);
    const replayed = replay(recording);
    console.log(reportLines(replayed, recording.actions.length).join('\n'));
    return getExitCode(replayed);
  } catch (error) {
    if (error instanceof UnreadableExport) return unusable(`cannot replay ${file}: ${error.message}`);
    throw error;
  }
};

process.exitCode = main(process.argv[2]);
