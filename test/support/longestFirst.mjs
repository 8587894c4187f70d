import Sequencer from '@jest/test-sequencer';

// A machine that runs them for the first time knows no durations, and would begin with the largest files.
const longest = [
  'test/e2e/accessibility',
  'test/e2e/buyingFaults',
  'test/e2e/routes.',
  'test/e2e/orderPad',
  'test/e2e/shell',
  'server/test/kill/',
  'server/test/fuzz/',
  'server/test/processes/',
];

const placeOf = ({ path }) => {
  const place = longest.findIndex((part) => path.replaceAll('\\', '/').includes(part));
  return place === -1 ? longest.length : place;
};

/** What takes longest starts first, so that no worker is left with it at the end. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted].sort((one, other) => placeOf(one) - placeOf(other));
  }
}
