/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { randomUUID } from 'node:crypto';
import { ActionCreators } from '@redux-devtools/instrument';
import type { UnknownAction } from '@reduxjs/toolkit';

import { readSession } from '@/qa/session/readSession';
import { replay } from '@/qa/session/replay';
import { selectIsLoggedIn, selectToken } from '@/features/session/state/sessionSlice';
import type { RootState } from '@/store/rootReducer';

import { exportLifted, exportPayload, recordedStore } from './recordedStore';
import { scriptedSession } from './scriptedSession';

const secrets = {
  password: randomUUID(),
  wrongPassword: randomUUID(),
  newPassword: randomUUID(),
  resetToken: randomUUID(),
  token: `${randomUUID()}.${randomUUID()}.${randomUUID()}`,
};

const noRequest: typeof fetch = () => {
  throw new Error('a replay sends no request');
};

const recorded = scriptedSession(secrets);

describe('a recorded session', () => {
  it('contains no credential in any action or state', async () => {
    const { lifted, store } = await recorded;
    const everything = JSON.stringify(lifted());
    expect(everything).toContain('changePassword');
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    expect(selectToken(store.getState())).toMatch(/^sealed\.token\.\d+$/);
    const parts = [...Object.values(secrets), ...secrets.token.split('.')];
    expect(parts.filter((secret) => everything.includes(secret))).toEqual([]);
  });

  it('survives JSON unchanged', async () => {
    const state = (await recorded).store.getState();
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('replays to the same state in both formats', async () => {
    const { lifted, store } = await recorded;
    const byState = replay(readSession(exportLifted(lifted())));
    expect(byState).toMatchObject({ unknown: [], failures: [], differences: [] });
    const byActions = replay(readSession(exportPayload(lifted())));
    expect(byActions).toMatchObject({ unknown: [], failures: [], differences: null });
    const { api: _, ...shown } = store.getState();
    expect(byActions.state).toMatchObject(shown);
  });
});

describe('an export that is imported elsewhere', () => {
  const importing = async () => {
    const fresh = recordedStore(noRequest);
    const exported = JSON.parse(exportLifted((await recorded).lifted())) as ReturnType<typeof fresh.lifted>;
    fresh.liftedStore.dispatch(ActionCreators.importState<RootState, UnknownAction, unknown>(exported));
    return fresh;
  };

  it('shows the same screen without any request', async () => {
    const { store } = await importing();
    const { api, ...shown } = store.getState();
    const { api: recordedApi, ...recordedShown } = (await recorded).store.getState();
    expect(shown).toEqual(recordedShown);
    expect(api.queries).toEqual(recordedApi.queries);
  });

  it('does not touch browser storage, including on time travel', async () => {
    const { liftedStore, local } = await importing();
    liftedStore.dispatch(ActionCreators.jumpToState(12));
    expect(local.writes).toEqual([]);
  });
});
