import { replayCommand } from './replay/replayCommand';

void replayCommand(process.argv.slice(2), console.log, console.error).then((code) => {
  process.exitCode = code;
});
