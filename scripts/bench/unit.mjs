import { Failure } from '../process/failure.mjs';
import { seconds } from '../process/progress.mjs';
import { stages } from '../testing/stages.mjs';

export const bench = async () => {
  const from = Date.now();
  const { passed, failed, output } = await stages.find(({ name }) => name === 'unit').run({});
  if (failed > 0) throw new Failure(`${output}\nThe unit tests failed, so their time means nothing.`);
  return { rows: [{ what: `unit tests (${passed})`, time: seconds(Date.now() - from) }] };
};
