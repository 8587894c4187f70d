import { findDifferences } from '@/qa/session/differences';
import { findUnknown } from '@/qa/session/knownActions';
import { readSession, UnreadableSession } from '@/qa/session/readSession';
import { replay } from '@/qa/session/replay';
import { locationChanged } from '@/features/location/state/locationSlice';
import { signedIn } from '@/features/session/state/sessionSlice';
import { languageChosen } from '@/features/settings/state/languageSlice';
import { rootReducer } from '@/store/rootReducer';

import { findPath, getExitCode, reportLines } from './report';

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

const replayExport = (exported: unknown) => replay(readSession(JSON.stringify(exported)));

describe('the lifted state', () => {
  it('reproduces the recorded state', () => {
    const replayed = replayExport(lifted());
    expect(replayed).toMatchObject({
      routes: [null, null, '/en/brands?page=2#top', '/en/brands?page=2#top'],
      differences: [],
      unknown: [],
      failures: [],
    });
    expect(replayed.state.language.language).toBe('zh');
  });

  it('stops at the action the user had travelled to', () => {
    const replayed = replayExport(lifted({ currentStateIndex: 2 }));
    expect(replayed.state.language.language).toBe('en');
    expect(replayed.differences).toEqual([]);
  });

  it('omits skipped actions', () => {
    const replayed = replayExport(lifted({ skippedActionIds: [3] }));
    expect(replayed.differences).toEqual([{ path: '$.language.language', before: 'zh', after: 'en' }]);
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
      expect(findUnknown(action)).toBe(action.type);
    },
  );

  it('is identified by its endpoint', () => {
    const action = { type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'getWeather' } } };
    expect(findUnknown(action)).toBe('api/executeQuery/pending of endpoint getWeather');
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
    expect(findUnknown(action)).toBeNull();
  });

  it('is reported with its number, and the rest is replayed', () => {
    const replayed = replayExport({ payload: [{ type: 'cart/emptied' }, ...actions] });
    expect(replayed.unknown).toEqual([{ id: 1, what: 'cart/emptied' }]);
    expect(reportLines(replayed, 4)).toContain('action 1 is unknown: cart/emptied');
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
    { path: '$.b[1].c', before: 2, after: 3 },
    { path: '$.b[2]', before: undefined, after: 4 },
    { path: '$["x-y"]', before: null, after: undefined },
  ]);
});

it.each([
  ['', 'the file is not JSON'],
  ['<html>', 'the file is not JSON'],
  ['[]', 'neither a session of this application nor'],
  ['null', 'neither a session of this application nor'],
  ['{"payload":[{"type":"a","__proto__":{}}]}', 'a property named __proto__'],
  ['{"payload":"[{\\"type\\":\\"a\\",\\"\\u005f_proto__\\":{}}]"}', 'a property named __proto__'],
  ['{"format":"medida-session","version":2,"actions":[]}', 'a newer version'],
  ['{"format":"medida-session","version":1}', 'actions is not a list'],
  ['{"format":"medida-session","version":1,"actions":[{"at":0,"action":"x"}]}', 'action 1 has no type'],
  [JSON.stringify(lifted()).slice(0, -10), 'the file is not JSON'],
  ['{"payload":"["}', 'payload is not JSON'],
  ['{"payload":{}}', 'neither a list of actions'],
  ['{"payload":[{"no":"type"}]}', 'action 1 has no type'],
  ['{"actionsById":{},"stagedActionIds":"all"}', 'stagedActionIds'],
  ['{"actionsById":{},"stagedActionIds":[0,1]}', 'action 1 has no type'],
  ['{"actionsById":{},"stagedActionIds":[0],"currentStateIndex":"last"}', 'currentStateIndex'],
])('rejects %j with a one-line message', (text, line) => {
  expect(() => readSession(text)).toThrow(UnreadableSession);
  expect(() => readSession(text)).toThrow(line);
});

it('rejects the export of another application', () => {
  expect(() => replayExport({ payload: [{ type: 'todos/added' }], preloadedState: { todos: [] } })).toThrow(
    'another application',
  );
});

describe("the application's own file", () => {
  const own = (overrides: object = {}) => ({
    format: 'medida-session',
    version: 1,
    build: 'abc123',
    initial: states[0],
    actions: actions.map((action, index) => ({ at: index * 250, action })),
    final: states.at(-1),
    ...overrides,
  });

  it('reproduces the recorded state, and keeps its times and origin', () => {
    const recording = readSession(JSON.stringify(own()));
    expect(recording.actions.map(({ at }) => at)).toEqual([0, 250, 500]);
    expect(recording.about).toMatchObject({ build: 'abc123' });
    expect(replay(recording)).toMatchObject({ differences: [], unknown: [], failures: [] });
  });

  it('is compared with its final state', () => {
    const final = { ...states.at(-1), language: { language: 'es' } };
    expect(replayExport(own({ final })).differences).toEqual([
      { path: '$.language.language', before: 'es', after: 'zh' },
    ]);
  });
});

it.each([
  ['$.language.language', '"zh"'],
  ['language.language', '"zh"'],
  ['$["language"]', '{\n  "language": "zh"\n}'],
  ['$.language.none', 'nothing'],
  ['$.language.constructor', 'nothing'],
])('finds %s in the state', (path, found) => {
  expect(findPath(states.at(-1), path)).toBe(found);
});

it('strips control characters that come from the file', () => {
  const lines = reportLines(replayExport({ payload: [...actions, { type: 'a\u001b]0;title\u0007' }] }), 4);
  expect(lines).toContain('action 4 is unknown: a]0;title');
});
