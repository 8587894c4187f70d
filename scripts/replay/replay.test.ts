import { locationChanged } from '@/features/location/locationSlice';
import { signedIn } from '@/features/session/sessionSlice';
import { languageChosen } from '@/features/settings/languageSlice';
import { rootReducer } from '@/store/rootReducer';

import { findDifferences } from './differences';
import { findMissing } from './knownActions';
import { readExport, UnreadableExport } from './readExport';
import { replay } from './replay';
import { getExitCode, reportLines } from './report';

const actions = [
  languageChosen('en'),
  locationChanged({ pathname: '/en/brands', search: '?page=2', hash: '#top' }),
  languageChosen('zh'),
];
const states = actions.reduce(
  (past, action) => [...past, rootReducer(past.at(-1), action)],
  [rootReducer(undefined, { type: '@@INIT' })],
);

const lifted = (overrides: object = {}) => ({
  actionsById: Object.fromEntries(
    [{ type: '@@INIT' }, ...actions].map((action, id) => [id, { type: 'PERFORM_ACTION', action, timestamp: id }]),
  ),
  stagedActionIds: [0, 1, 2, 3],
  skippedActionIds: [],
  currentStateIndex: 3,
  computedStates: states.map((state) => ({ state })),
  nextActionId: 4,
  ...overrides,
});

const replayExport = (exported: unknown) => replay(readExport(JSON.stringify(exported)));

describe('the lifted state', () => {
  it('reproduces the recorded state', () => {
    const replayed = replayExport(lifted());
    expect(replayed).toMatchObject({ route: '/en/brands?page=2#top', differences: [], missing: [], failures: [] });
    expect(replayed.state.language.language).toBe('zh');
  });

  it('stops at the action the user had travelled to', () => {
    const replayed = replayExport(lifted({ currentStateIndex: 2 }));
    expect(replayed.state.language.language).toBe('en');
    expect(replayed.differences).toEqual([]);
  });

  it('omits skipped actions', () => {
    const replayed = replayExport(lifted({ skippedActionIds: [3] }));
    expect(replayed.differences).toEqual([{ path: '$.language.language', recorded: 'zh', replayed: 'en' }]);
  });

  it('starts from the committed state', () => {
    const committedState = rootReducer(states.at(-1), signedIn({ token: '', client: { clientId: 7, name: 'Ruiz' } }));
    const replayed = replayExport(
      lifted({ committedState, stagedActionIds: [0], currentStateIndex: 0, computedStates: [] }),
    );
    expect(replayed.state.session.client?.name).toBe('Ruiz');
    expect(replayed.differences).toBeNull();
  });
});

describe('preloadedState and payload', () => {
  const preloadedState = { language: { language: 'es' } };

  it.each([
    ['as they are', { preloadedState, payload: actions }],
    ['as text within the text', { preloadedState: JSON.stringify(preloadedState), payload: JSON.stringify(actions) }],
    ['without a state', { payload: actions }],
    ['with recorded actions', { payload: actions.map((action) => ({ type: 'PERFORM_ACTION', action })) }],
  ])('replays them %s', (_, exported) => {
    const replayed = replayExport(exported);
    expect(replayed.state.language.language).toBe('zh');
    expect(replayed.differences).toBeNull();
  });

  it('accepts a lifted state as payload', () => {
    expect(replayExport({ payload: JSON.stringify(lifted()) }).differences).toEqual([]);
  });

  it('starts from the preloaded state', () => {
    expect(replayExport({ preloadedState, payload: [] }).state.language.language).toBe('es');
  });
});

describe('an action that no longer exists', () => {
  it.each([{ type: 'cart/emptied' }, { type: 'persist/REHYDRATE' }, { type: 'api/executeQuery/settled' }])(
    'is identified by its type: $type',
    (action) => {
      expect(findMissing(action)).toBe(action.type);
    },
  );

  it('is identified by its endpoint', () => {
    const action = { type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'getWeather' } } };
    expect(findMissing(action)).toBe('api/executeQuery/pending of endpoint getWeather');
  });

  it.each([
    { type: '@@INIT' },
    { type: '@@redux/INITx.y' },
    { type: 'session/signedIn' },
    { type: 'api/invalidateTags' },
    { type: 'api/resetApiState' },
    { type: 'api/config/middlewareRegistered' },
    { type: 'api/internalSubscriptions/subscriptionsUpdated' },
    { type: 'api/queries/removeQueryResult' },
    { type: '__rtkq/focused' },
    { type: 'api/executeQuery/fulfilled', meta: { arg: { endpointName: 'getAllOrders' } } },
    { type: 'api/executeMutation/rejected', meta: { arg: { endpointName: 'pushShoppingCart' } } },
  ])('is not $type', (action) => {
    expect(findMissing(action)).toBeNull();
  });

  it('is reported with its number, and the rest is replayed', () => {
    const replayed = replayExport({ payload: [{ type: 'cart/emptied' }, ...actions] });
    expect(replayed.missing).toEqual([{ id: 1, what: 'cart/emptied' }]);
    expect(reportLines(replayed, 4)).toContain('action 1 no longer exists: cart/emptied');
    expect(replayed.state.language.language).toBe('zh');
  });
});

describe('the report', () => {
  it('lists each difference by its path and exits with 1', () => {
    const computedStates = [{}, {}, {}, { state: { ...states.at(-1), extra: { 'a b': [1] } } }];
    const replayed = replayExport(lifted({ computedStates }));
    expect(reportLines(replayed, 3)).toEqual([
      'replayed 3 actions',
      'route: /en/brands?page=2#top',
      '$.extra: recorded {"a b":[1]}, replayed nothing',
      '1 difference from the recorded state',
    ]);
    expect(getExitCode(replayed)).toBe(1);
  });

  it('exits with 0 when nothing differs or there is nothing to compare with', () => {
    expect(getExitCode(replayExport(lifted()))).toBe(0);
    expect(getExitCode(replayExport({ payload: actions }))).toBe(0);
  });

  it('exits with 1 when an action fails in the reducer', () => {
    const replayed = replayExport({
      payload: [
        { type: 'location/locationChanged', payload: { pathname: '/', search: '', hash: '' } },
        { type: 'cart/cartRead' },
      ],
    });
    expect(replayed.failures).toMatchObject([{ id: 2, type: 'cart/cartRead' }]);
    expect(getExitCode(replayed)).toBe(1);
  });
});

it('distinguishes equal from different values', () => {
  expect(findDifferences({ a: undefined, b: [1, { c: 2 }] }, { b: [1, { c: 2 }] })).toEqual([]);
  expect(findDifferences({ b: [1, { c: 2 }], 'x-y': null }, { b: [1, { c: 3 }, 4] })).toEqual([
    { path: '$.b[1].c', recorded: 2, replayed: 3 },
    { path: '$.b[2]', recorded: undefined, replayed: 4 },
    { path: '$["x-y"]', recorded: null, replayed: undefined },
  ]);
});

it.each([
  ['', 'the file is not JSON'],
  ['<html>', 'the file is not JSON'],
  ['[]', 'not a Redux DevTools export'],
  ['null', 'not a Redux DevTools export'],
  ['{"payload":"["}', 'payload is not JSON'],
  ['{"payload":{}}', 'neither a list of actions'],
  ['{"payload":[{"no":"type"}]}', 'action 1 has no type'],
  ['{"actionsById":{},"stagedActionIds":"all"}', 'stagedActionIds'],
  ['{"actionsById":{},"stagedActionIds":[0,1]}', 'action 1 has no type'],
  ['{"actionsById":{},"stagedActionIds":[0],"currentStateIndex":"last"}', 'currentStateIndex'],
])('rejects %j with a one-line message', (text, line) => {
  expect(() => readExport(text)).toThrow(UnreadableExport);
  expect(() => readExport(text)).toThrow(line);
});
