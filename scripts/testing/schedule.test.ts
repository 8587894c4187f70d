import { schedule, type Stage } from './schedule.mjs';

const passed = { passed: 1, failed: 0, output: '' };
const stage = (name: string, cores = 1, needs: string[] = []): Stage => ({ name, cores, needs });

describe('the stages of a test run', () => {
  it('never use more cores than there are, and all run', async () => {
    let busy = 0;
    let most = 0;
    const ran: string[] = [];
    const stages = [stage('lint'), stage('types'), stage('unit', 2), stage('format'), stage('e2e', 8)];
    await schedule(
      stages,
      2,
      async ({ name, cores }) => {
        busy += Math.min(cores, 2);
        most = Math.max(most, busy);
        await Promise.resolve();
        busy -= Math.min(cores, 2);
        ran.push(name);
        return passed;
      },
      () => undefined,
    );
    expect(most).toBe(2);
    expect(ran.sort()).toEqual(['e2e', 'format', 'lint', 'types', 'unit']);
  });

  it('fail without running when a dependency has failed', async () => {
    const ran: string[] = [];
    const results = await schedule(
      [stage('e2e', 1, ['build']), stage('build')],
      2,
      ({ name }) => {
        ran.push(name);
        return Promise.resolve({ passed: 0, failed: 1, output: 'broken' });
      },
      () => undefined,
    );
    expect(ran).toEqual(['build']);
    expect(results.map(({ failed }) => failed)).toEqual([1, 1]);
  });

  it('wait for their dependencies', async () => {
    const ran: string[] = [];
    await schedule(
      [stage('e2e', 1, ['build']), stage('build')],
      2,
      ({ name }) => {
        ran.push(name);
        return Promise.resolve(passed);
      },
      () => undefined,
    );
    expect(ran).toEqual(['build', 'e2e']);
  });
});
