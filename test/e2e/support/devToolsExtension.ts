import { ActionCreators, type EnhancedStore, instrument, type LiftedState } from '@redux-devtools/instrument';
import { compose, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';

type Lifted = LiftedState<unknown, UnknownAction, unknown>;
type Recorded = EnhancedStore<unknown, UnknownAction, unknown>;
/** The two formats of the extension's exports. */
export type ExportFormat = 'lifted' | 'payload';

export type DevToolsPage = {
  shouldCatchErrors?: boolean;
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (options: { maxAge: number }) => (...enhancers: StoreEnhancer[]) => unknown;
  devTools?: {
    export: (format: ExportFormat) => string;
    import: (text: string) => void;
  };
};

const page = window as unknown as DevToolsPage;

const writeLifted = (lifted: Lifted) => {
  const { computedStates, currentStateIndex } = lifted;
  const shown = computedStates.map((entry, index) => (index === currentStateIndex ? entry : {}));
  return JSON.stringify({ ...lifted, computedStates: shown });
};

const writePayload = ({ stagedActionIds, actionsById, committedState }: Lifted) => {
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
  return JSON.stringify({ preloadedState: JSON.stringify(committedState), payload: JSON.stringify(actions) });
};

const readImport = (text: string) => {
  const content = JSON.parse(text) as Lifted | { preloadedState: string; payload: string };
  if (!('payload' in content)) return ActionCreators.importState<unknown, UnknownAction, unknown>(content);
  const actions = JSON.parse(content.payload) as UnknownAction[];
  const preloadedState = JSON.parse(content.preloadedState) as unknown;
  return { ...ActionCreators.importState<unknown, UnknownAction, unknown>(actions), preloadedState };
};

const keepStore: StoreEnhancer = (createStore) => (reducer, state) => {
  const store = createStore(reducer, state);
  const { liftedStore } = store as unknown as Recorded;
  page.devTools = {
    export: (format) => (format === 'lifted' ? writeLifted : writePayload)(liftedStore.getState()),
    import: (text) => void liftedStore.dispatch(readImport(text)),
  };
  return store;
};

page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  ({ maxAge }) =>
  (...enhancers) =>
    compose(
      ...enhancers,
      keepStore,
      instrument(undefined, { maxAge, shouldCatchErrors: page.shouldCatchErrors ?? false }),
    );
