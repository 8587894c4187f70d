import { replayCommand } from './replay/replayCommand';

void replayCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
