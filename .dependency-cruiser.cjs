/**
 * The layers, top to bottom; an import goes down, never up:
 * qa → app → feature UI and listeners → store → state of features → api → engine → shared → contracts.
 * Features are named by captured groups, so that a new one is covered at once.
 */
const test = '(\\.test\\.tsx?$|^test/)';
// Slices, selectors and the rules that they need; everything else in a feature is UI or listens.
const state = '^src/features/[^/]+/state/';
const generated = '^src/api/generated/';
const services = '(public|content|stockItems|inventory|favourites|plannedOrders|availability|orders)';

const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const product = (path) => ({ path, pathNot: test });

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }, 'Type imports count.'),
    never('resolvable', {}, { couldNotResolve: true }),

    never('contracts-are-the-floor', product('^src/contracts/'), { path: '^(src|server)/' }),
    never('shared-knows-no-layer', product('^src/shared/'), { path: '^src/', pathNot: '^src/(shared|contracts)/' }),
    never('engine-is-pure', product('^src/engine/'), { path: '^src/', pathNot: '^src/(engine|shared|contracts)/' }),
    never('engine-without-frameworks', product('^src/engine/'), {
      path: 'node_modules/(react|react-dom|@reduxjs|react-redux|redux-persist|@mui|react-router)/|^src/shared/ui/',
    }),
    never('api-knows-no-features', product('^src/api/'), {
      path: '^src/',
      pathNot: '^src/(api|engine|shared|contracts)/',
    }),
    never(
      'state-below-store',
      product(state),
      { path: '^src/', pathNot: ['^src/(api|engine|shared|contracts)/', state] },
      'Slices, selectors and rules import neither UI, listeners nor the store.',
    ),
    never('store-below-ui', product('^src/store/'), { path: '^src/(app|features)/', pathNot: state }),
    never('features-below-app', product('^src/features/'), { path: '^src/app/' }),
    never(
      'office-apart',
      product('^src/office/'),
      { path: '^src/', pathNot: '^src/(office|shared|contracts)/' },
      'It is built on react-admin, and has pages and data of its own.',
    ),
    never('nothing-of-the-office', { path: '^(src|server)/', pathNot: '^src/office/' }, { path: '^src/office/' }),
    never(
      'qa-through-one-seam',
      { path: '^src/', pathNot: [test, '^src/qa/', '^src/app/boot/start\\.tsx$'] },
      { path: '^src/qa/' },
      'The application works without QA mode, which its start loads if it is configured.',
    ),
    never(
      'features-apart',
      product('^src/features/([^/]+)/'),
      { path: '^src/features/', pathNot: ['^src/features/$1/', state] },
      'The UI and listeners of a feature are its own; the application composes them.',
    ),

    never(
      'generated-behind-its-api',
      {
        path: '^(src|server|scripts)/',
        pathNot: [generated, `^src/api/${services}Api\\.ts$`, test],
      },
      { path: generated },
      'Hooks come from the apis in src/api, the types of records from src/contracts.',
    ),

    never('application-without-services', { path: '^src/' }, { path: '^server/' }),
    never(
      'services-use-pure-source',
      { path: '^server/', pathNot: '^server/test/rendering/' },
      { path: '^src/', pathNot: '^src/(shared/(?!ui/)|engine/|contracts/|api/request/|app/rendering/pageVisit\\.)' },
      'The application itself is a bundle of its own: see server/renderBundle.ts. A provider is tried with its requests.',
    ),
    never(
      'sql-in-one-place',
      { path: '^(src|server)/', pathNot: ['^server/src/(db|repositories|engine/postgres)/', test] },
      { path: 'node_modules/(kysely|pg|libsql)/' },
      'SQL stands in server/src/db, server/src/repositories and server/src/engine/postgres.',
    ),
    never('product-without-tests', product('^(src|server)/'), { path: '^test/' }),
    never('no-development-packages', product('^(src|server/(src|demo))/'), {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only', 'npm'],
    }),
    never(
      'declared-packages',
      product('^(src|server/(src|demo))/'),
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-optional'] },
      'Not in the package.json of this part.',
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^(server/)?dist/', '^\\.cache/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
