/** What the rules of a search have asked of the database. */
export type Facts = {
  /** What was read under this name. If nothing was yet, the rules are run again once it has been. */
  know: <Result>(name: string, read: () => Promise<Result>) => Result;
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
export const withFacts = async <Result>(rules: (facts: Facts) => Result): Promise<Result> => {
  const known = new Map<string, unknown>();
  const facts: Facts = {
    know: <Fact>(name: string, read: () => Promise<Fact>): Fact => {
      if (!known.has(name)) throw new MissingFact(name, read);
      return known.get(name) as Fact;
    },
  };
  for (;;) {
    try {
      return rules(facts);
    } catch (error) {
      if (!(error instanceof MissingFact)) throw error;
      known.set(error.fact, await error.read());
    }
  }
};
