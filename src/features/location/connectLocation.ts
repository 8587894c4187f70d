import { locationChanged, type LocationState, type MirroredLocation, selectLocation } from './locationSlice';

type FollowedRouter = {
  state: { location: MirroredLocation };
  subscribe: (listener: (state: { location: MirroredLocation }) => void) => () => void;
  navigate: (to: MirroredLocation, options: { replace: true }) => Promise<void> | void;
};

type FollowingStore = {
  getState: () => { location: LocationState };
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: ReturnType<typeof locationChanged>) => unknown;
};

const isSamePlace = (one: MirroredLocation | null, other: MirroredLocation | null): boolean =>
  one?.pathname === other?.pathname && one?.search === other?.search && one?.hash === other?.hash;

/**
 * The router is the source of truth: its location is mirrored into the store. Only when the store's location changes by
 * itself, through time travel or an imported state, does the router follow, replacing its entry so that the history
 * does not grow.
 */
export const connectLocation = (store: FollowingStore, router: FollowedRouter): (() => void) => {
  let mirrored = selectLocation(store.getState());
  let routed: MirroredLocation | null = null;

  const mirror = ({ location }: { location: MirroredLocation }): void => {
    if (isSamePlace(location, routed)) return;
    routed = location;
    if (isSamePlace(location, selectLocation(store.getState()))) return;
    const { pathname, search, hash } = location;
    mirrored = { pathname, search, hash };
    store.dispatch(locationChanged(location));
  };

  const follow = (): void => {
    const place = selectLocation(store.getState());
    if (isSamePlace(place, mirrored)) return;
    mirrored = place;
    if (place && !isSamePlace(place, router.state.location)) void router.navigate(place, { replace: true });
  };

  mirror(router.state);
  const stopMirroring = router.subscribe(mirror);
  const stopFollowing = store.subscribe(follow);
  return () => {
    stopMirroring();
    stopFollowing();
  };
};
