export type Stage = { name: string; cores: number; needs?: string[] };
export type StageResult = { passed: number; failed: number; skipped?: number; output?: string };
export declare const schedule: (
  stages: Stage[],
  cores: number,
  runStage: (stage: Stage) => Promise<StageResult>,
  onResult: (stage: Stage, result: StageResult) => void,
) => Promise<StageResult[]>;
