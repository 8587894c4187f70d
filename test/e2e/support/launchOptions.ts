import { existsSync } from 'node:fs';

const browsers = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// Draws no window around the pages, which is half of the browser process's work.
const headlessShell = '/usr/bin/chromium-headless-shell';

/** `profiles` is for browsers with a profile of their own, which the headless shell does not have. */
export const launchOptions = ({ profiles = false } = {}) => {
  const candidates = profiles ? browsers : [headlessShell, ...browsers];
  const executablePath = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!executablePath) throw new Error('no Chromium found: install it or name it in CHROME_PATH');
  // Every page is short-lived: optimizing its scripts takes longer than running them as they are.
  const scriptFlags = '--js-flags=--no-opt --no-maglev';
  // A new process for each page, instead of one for each context, would be a fifth of the time of opening it.
  const oneProcess = '--renderer-process-limit=1';
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', oneProcess, scriptFlags] };
};
