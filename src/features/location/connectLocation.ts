import { locationChanged, type LocationState, type MirroredLocation, selectLocation } from './state/locationSlice';

type RouterLocation = { pathname: string; search: string; hash: string; state?: unknown };

type FollowedRouter = {
  state: { location: RouterLocation };
  subscribe: (listener: (state: { location: RouterLocation }) => void) => () => void;
  navigate: (to: Partial<RouterLocation>, options: { replace: true; state: unknown }) => Promise<void> | void;
};

type FollowingStore = {
  getState: () => { location: LocationState };
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: ReturnType<typeof locationChanged>) => unknown;
};

const isSamePlace = (one: MirroredLocation | null, other: MirroredLocation | null): boolean =>
  one?.pathname === other?.pathname &&
  one?.search === other?.search &&
  one?.hash === other?.hash &&
  JSON.stringify(one?.list) === JSON.stringify(other?.list);

/** An imported session comes from somebody else: `//elsewhere` would lead to another site. */
const isOwnPath = ({ pathname }: MirroredLocation) => /^\/(?![/\\])/.test(pathname);

const toMirrored = ({ pathname, search, hash, state }: RouterLocation): MirroredLocation => {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return { pathname, search, hash, ...(list !== undefined && { list }) };
};

/**
 * The router is the source of truth: its location is mirrored into the store. Only when the store's location changes by
 * itself, through time travel or an imported state, does the router follow, replacing its entry so that the history
 * does not grow.
 */
export const connectLocation = (store: FollowingStore, router: FollowedRouter): (() => void) => {
  let mirrored = selectLocation(store.getState());
  let routed: MirroredLocation | null = null;

  const mirror = (state: { location: RouterLocation }): void => {
    const location = toMirrored(state.location);
    if (isSamePlace(location, routed)) return;
    routed = location;
    if (isSamePlace(location, selectLocation(store.getState()))) return;
    mirrored = location;
    store.dispatch(locationChanged(location));
  };

  const follow = (): void => {
    const place = selectLocation(store.getState());
    if (isSamePlace(place, mirrored)) return;
    mirrored = place;
    if (!place || !isOwnPath(place) || isSamePlace(place, toMirrored(router.state.location))) return;
    const { list, ...to } = place;
    void router.navigate(to, { replace: true, state: list === undefined ? null : { list } });
  };

  mirror(router.state);
  const stopMirroring = router.subscribe(mirror);
  const stopFollowing = store.subscribe(follow);
  return () => {
    stopMirroring();
    stopFollowing();
  };
};
