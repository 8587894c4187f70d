import Sequencer from '@jest/test-sequencer';

// On the first run no durations are known, and Jest would start with the largest files.
const longest = ['server/test/kill/', 'server/test/fuzz/', 'server/test/processes/'];

const getPlace = ({ path }) => {
  const place = longest.findIndex((part) => path.replaceAll('\\', '/').includes(part));
  return place === -1 ? longest.length : place;
};

/** Starts the slowest files first, so that no worker is left with one at the end. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted].sort((one, other) => getPlace(one) - getPlace(other));
  }
}
