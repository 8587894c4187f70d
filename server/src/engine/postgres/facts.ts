import type { LRUCache } from 'lru-cache';

export type Facts = {
  /** What rules ask of the database. If it has not been read yet, it is, and they run again. */
  know: <Result>(name: string, read: () => Promise<Result>) => Result;
  /** What the rules have weighed so far, in the order in which they weigh it each time. */
  weighed: Uint8Array[];
};

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
  rules: (facts: Facts) => Promise<Result> | Result,
): Promise<Result> => {
  const known = new Map<string, { value: unknown }>();
  const know: Facts['know'] = <Fact>(name: string, read: () => Promise<Fact>): Fact => {
    const fact = known.get(name) ?? kept.get(name);
    if (!fact) throw new MissingFact(name, read);
    known.set(name, fact);
    return fact.value as Fact;
  };
  const facts: Facts = { know, weighed: [] };
  for (;;) {
    try {
      return await rules(facts);
    } catch (error) {
      if (!(error instanceof MissingFact)) throw error;
      const fact = { value: await error.read() };
      known.set(error.fact, fact);
      kept.set(error.fact, fact);
    }
  }
};
