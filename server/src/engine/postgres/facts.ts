import type { LRUCache } from 'lru-cache';

/** What rules ask of the database. If it has not been read yet, it is, and they run again. */
export type Know = <Result>(name: string, read: () => Promise<Result>) => Result;

/** Thrown by rules that need to know something which has to be read first. */
class MissingFact extends Error {
  readonly fact: string;
  readonly read: () => Promise<unknown>;

  constructor(fact: string, read: () => Promise<unknown>) {
    super(`not read yet: ${fact}`);
    this.fact = fact;
    this.read = read;
  }
}

/**
 * Runs rules that know nothing of promises: whenever they need something that has not been read, it is, and they start
 * again. They must do the same each time.
 */
export const withFacts = async <Result>(
  kept: LRUCache<string, { value: unknown }>,
  rules: (know: Know) => Promise<Result> | Result,
): Promise<Result> => {
  const known = new Map<string, { value: unknown }>();
  const know: Know = <Fact>(name: string, read: () => Promise<Fact>): Fact => {
    const fact = known.get(name) ?? kept.get(name);
    if (!fact) throw new MissingFact(name, read);
    known.set(name, fact);
    return fact.value as Fact;
  };
  for (;;) {
    try {
      return await rules(know);
    } catch (error) {
      if (!(error instanceof MissingFact)) throw error;
      const fact = { value: await error.read() };
      known.set(error.fact, fact);
      kept.set(error.fact, fact);
    }
  }
};
