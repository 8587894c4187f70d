// Types are checked once by tsc; here TypeScript is only transpiled.
const typescript = [
  '<rootDir>/test/support/sharedTransform.mjs',
  {
    tsconfig: {
      module: 'CommonJS',
      allowJs: false,
      isolatedModules: true,
      jsx: 'react-jsx',
      esModuleInterop: true,
      target: 'ES2022',
    },
  },
];

// These packages ship ES modules only, or load modules by `import()`.
const esModulesOnly = [
  '@opentelemetry/otlp-exporter-base',
  'react-hotkeys-hook',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  '@open-draft',
  'until-async',
  'rettime',
  'fast-check',
  '@redux-devtools',
  'jose',
  'openid-client',
  'react-hotkeys-hook',
  'oauth4webapi',
];

const ignoredBut = (packages) => `/node_modules/(?!(${packages.join('|')})/)`;

const shared = {
  // The cache is shared too; see sharedTransform.mjs.
  id: 'medida',
  cacheDirectory: '<rootDir>/.cache/jest',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  transform: { '\\.tsx?$': typescript, '\\.m?js$': 'babel-jest' },
  transformIgnorePatterns: [ignoredBut(esModulesOnly)],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/server/dist/', '<rootDir>/.cache/'],
  restoreMocks: true,
};

const unitFolders = [
  '<rootDir>/{src,scripts}/**',
  '<rootDir>/test/{contract,replays,search}/**',
  '<rootDir>/test/support',
];
const matchTests = (extension) => unitFolders.map((folder) => `${folder}/*.test.${extension}`);

const components = {
  ...shared,
  displayName: 'components',
  testEnvironment: '<rootDir>/test/support/jsdomEnvironment.mjs',
  testEnvironmentOptions: { url: 'http://localhost:3000/' },
  setupFilesAfterEnv: ['<rootDir>/test/support/unitSetup.ts', '<rootDir>/test/support/componentSetup.ts'],
  testMatch: matchTests('tsx'),
};

export default {
  testSequencer: '<rootDir>/test/support/longestFirst.mjs',
  projects: [
    {
      // Runs in Node, which starts much faster than jsdom; a test that needs a DOM declares its environment.
      ...shared,
      displayName: 'unit',
      testEnvironmentOptions: components.testEnvironmentOptions,
      setupFilesAfterEnv: ['<rootDir>/test/support/unitSetup.ts'],
      testMatch: matchTests('ts'),
    },
    components,
    { ...components, displayName: 'flows', testMatch: ['<rootDir>/test/flows/**/*.test.tsx'] },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/test/support/globalSetup.ts',
      setupFilesAfterEnv: ['<rootDir>/server/test/support/serverSetup.ts'],
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/test/support/faults/*.test.ts'],
    },
  ],
};
