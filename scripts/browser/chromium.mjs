import fs from 'node:fs';

import { Failure } from '../process/failure.mjs';
import { run } from '../process/processes.mjs';
import { findCommand } from '../setup/findCommand.mjs';
import { installSystemPackages } from '../setup/systemPackages.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPaths = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const find = () => {
  const configured = process.env.CHROME_PATH;
  if (configured && !fs.existsSync(configured))
    throw new Failure(`CHROME_PATH is ${configured}, which does not exist.`);
  return configured || findCommand(commands) || usualPaths.find((file) => fs.existsSync(file));
};

const lacksChineseFont = async () => {
  const fcList = findCommand(['fc-list']);
  if (!fcList) return process.platform === 'linux';
  return (await run(fcList, [':lang=zh', 'family'])).output.trim() === '';
};

const installChromium = async () => {
  try {
    // The headless shell makes browser tests a sixth faster.
    await installSystemPackages(['chromium', 'chromium-headless-shell'], 'Chromium');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await installSystemPackages(['chromium'], 'Chromium'); // Some systems have no package for the headless shell.
  }
};

/**
 * The path of Chromium; installs it and a font that covers Chinese if they are missing.
 *
 * @returns {Promise<string>}
 */
export const provideChromium = async () => {
  if (!find()) await installChromium();
  if (await lacksChineseFont()) await installSystemPackages(['fontconfig', 'fonts-wqy-microhei'], 'A Chinese font');
  const found = find();
  if (!found)
    throw new Failure('Chromium was installed, but its command cannot be found. Set CHROME_PATH to its path.');
  return found;
};
