import { diskFull, isDiskFull } from '../process/failure.mjs';

const unreachable = /\b(ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ECONNRESET|ERR_SOCKET_TIMEOUT)\b/;
const shownLines = 10;

/**
 * Classifies a failed installation by npm's output: disk, network or other.
 *
 * @internal
 */
export const npmFailureKind = (output) => {
  if (isDiskFull(output)) return 'disk';
  if (unreachable.test(output)) return 'network';
  return 'other';
};

export const npmFailureMessage = (output, log) => {
  const kind = npmFailureKind(output);
  if (kind === 'disk') return diskFull;
  if (kind === 'network') {
    const code = unreachable.exec(output)[1];
    return `The packages cannot be downloaded: no network, or the registry does not respond (${code}). Check the connection and run this again.`;
  }
  // npm prints the reason first, then usage.
  const lines = output.split('\n').filter((line) => line.trim() !== '' && line.trim() !== 'npm error');
  const reason = Math.max(
    0,
    lines.findIndex((line) => line.startsWith('npm error')),
  );
  return `${lines.slice(reason, reason + shownLines).join('\n')}\nThe packages could not be installed; npm's whole output is in ${log}`;
};
