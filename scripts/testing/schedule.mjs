/**
 * Runs the stages in order, as many in parallel as the cores allow, after their dependencies.
 * A stage whose dependency has failed is skipped and counts as failed.
 *
 * @typedef {{ name: string; cores: number; needs?: string[] }} Stage
 * @typedef {{ passed: number; failed: number; skipped?: number; output?: string }} StageResult
 *
 * @param {Stage[]} stages
 * @param {number} cores
 * @param {(stage: Stage) => Promise<StageResult>} runStage
 * @param {(stage: Stage, result: StageResult) => void} onResult
 * @returns {Promise<StageResult[]>}
 */
export const schedule = (stages, cores, runStage, onResult) =>
  new Promise((resolve, reject) => {
    const waiting = [...stages];
    const results = new Map();
    let free = cores;
    let running = 0;

    const settle = (stage, result) => {
      results.set(stage.name, result);
      onResult(stage, result);
    };

    const begin = (stage, taken) => {
      free -= taken;
      running += 1;
      runStage(stage).then((result) => {
        free += taken;
        running -= 1;
        settle(stage, result);
        advance();
      }, reject);
    };

    const advance = () => {
      for (const stage of [...waiting]) {
        const needs = (stage.needs ?? []).map((name) => results.get(name));
        const taken = Math.min(stage.cores, cores);
        if (needs.some((need) => need?.failed > 0)) {
          waiting.splice(waiting.indexOf(stage), 1);
          settle(stage, { passed: 0, failed: 1, output: `Not run: ${stage.needs.join(', ')} failed.\n` });
        } else if (needs.every(Boolean) && taken <= free) {
          waiting.splice(waiting.indexOf(stage), 1);
          begin(stage, taken);
        }
      }
      if (running === 0 && waiting.length === 0) resolve([...results.values()]);
      else if (running === 0)
        reject(new Error(`These stages wait for each other: ${waiting.map(({ name }) => name).join(', ')}`));
    };

    advance();
  });
