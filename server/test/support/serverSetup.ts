jest.setTimeout(120_000);

// Messages name commands as npm runs them, also if Jest runs without npm.
process.env.npm_lifecycle_event ??= 'test';
