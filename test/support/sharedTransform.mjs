import tsJest from 'ts-jest';

// The settings in which the projects of jest.config.mjs differ. None of them affects how TypeScript is compiled.
const ofOneProject = {
  id: undefined,
  displayName: undefined,
  globalSetup: undefined,
  setupFilesAfterEnv: [],
  testEnvironment: undefined,
  testEnvironmentOptions: {},
  testMatch: [],
};

const withoutProject = (options) => ({ ...options, config: { ...options.config, ...ofOneProject } });

/** ts-jest, with one cache for all projects: a file that several of them use is compiled once. */
const createTransformer = (settings) => {
  const transformer = tsJest.default.createTransformer(settings);
  return {
    getCacheKey: (text, file, options) => transformer.getCacheKey(text, file, withoutProject(options)),
    process: (text, file, options) => transformer.process(text, file, withoutProject(options)),
  };
};

export default { createTransformer };
