import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.{ts,tsx,mts}'];
const tests = ['**/*.test.{ts,tsx}', 'test/**/*.{ts,tsx}'];
const nodeGlobals = [...Object.getOwnPropertyNames(globalThis), 'module', 'require', '__dirname'];
const pageGlobals = ['window', 'document', 'HTMLInputElement', 'Event', 'PerformanceObserver', 'requestAnimationFrame'];
const readableId = '^[a-z][a-zA-Z0-9]*(\\.[a-zA-Z0-9]+)+$';

// Packages, then the application's layers from top to bottom, then the neighbours.
const layers = ['app', 'features', 'store', 'worker', 'api', 'engine', 'shared', 'contracts'];
const importGroups = [
  ['^\\u0000', '^node:', '^@?\\w'],
  ['^@/\\.\\./', ...layers.map((layer) => `^@/${layer}`)],
  ['^\\.\\.', '^\\.'],
];

const climbing = (regex, message) => ({
  'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
});
const noInterface = {
  selector: 'TSInterfaceDeclaration:not(TSModuleBlock TSInterfaceDeclaration)',
  message: 'Use a type.',
};
const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' };
const namedOnly = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
];

export default defineConfig(
  globalIgnores(['**/dist/', 'src/api/generated/', 'src/contracts/', '.cache/', '.data/', 'coverage/']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])),
    },
  },
  {
    // Measures within a page that a browser shows.
    files: ['scripts/bench/browser.mjs', 'scripts/bench/browser/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(pageGlobals.map((name) => [name, 'readonly'])),
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // By selector below: declaration merging needs interfaces.
      '@typescript-eslint/consistent-type-definitions': 'off',
      'no-restricted-syntax': ['error', noInterface, noEnum],
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A string spread is how its characters are had.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/ban-ts-comment': 'error',
      // There are no enums, and what a class extends here is an error or a part of a library: a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    plugins: { 'simple-import-sort': importSort },
    rules: {
      'simple-import-sort/imports': ['error', { groups: importGroups }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'object-shorthand': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/{src,demo}/**/*.ts'],
    ignores: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', noInterface, noEnum, ...namedOnly] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { formatjs, 'react-hooks': reactHooks },
    rules: {
      'no-console': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...climbing('^\\.\\./\\.\\./', 'Climb no further than one folder: use "@/".'),
      'formatjs/enforce-default-message': ['error', 'literal'],
      // The pattern never matches on purpose: ids are written by hand, and the allow list says what is readable.
      'formatjs/enforce-id': [
        'error',
        { idInterpolationPattern: '[sha512:contenthash:base64:6]', idWhitelist: [readableId] },
      ],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { other: true }],
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
    },
  },
  {
    // Most of these rules run React's compiler on the file, which only makes sense where there are components and hooks.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    ignores: tests,
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    // Each capability and each layer is a folder: what is outside is named from the root.
    files: ['src/features/*/*.{ts,tsx}', 'src/{api,app,engine,store}/*.{ts,tsx}'],
    rules: climbing('^\\.\\./', 'Leave the folder by "@/".'),
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'formatjs/no-literal-string-in-jsx': [
        'error',
        { props: { include: [['*', '{label,helperText,caption,heading}']] } },
      ],
    },
  },
  {
    // A plugin of fastify and a method of a driver answer with a promise, whether or not they wait for anything.
    files: ['server/**/*.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 400 }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
);
