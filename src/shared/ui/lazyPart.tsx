import { type ComponentType, lazy, useEffect, useSyncExternalStore } from 'react';

import { onNetworkBack } from '@/shared/lib/connection';
import { reportUnderId } from '@/shared/lib/errorReport';

/** `part` has the props of the part itself. */
export type MissingProps<Props> = { reportId: string; retry: () => void; part: Props };

type State<Props> =
  | { kind: 'ready'; Part: ComponentType<Props> }
  | { kind: 'missing'; reportId: string }
  | { kind: 'idle' }
  | { kind: 'loading'; settled: Promise<void>; Wait: ComponentType };

const RenderNothing = () => null;

/** Suspends the component that renders it. */
const createWait = (until: Promise<void>) =>
  lazy(async () => {
    await until;
    return { default: RenderNothing };
  });

/**
 * Like React.lazy, which caches a failure for ever, but a part whose code fails to load never throws: `Missing`, by
 * default nothing, replaces it, and the code is fetched again when the network may be back and whenever the part is
 * remounted.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingProps<Props>> = RenderNothing,
) => {
  let state: State<Props> = { kind: 'idle' };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const setState = (next: State<Props>) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  /** Loads the code unless it is loaded or loading. */
  const begin = (): State<Props> => {
    if (state.kind === 'ready' || state.kind === 'loading') return state;
    const settled = load().then(
      (Part) => setState({ kind: 'ready', Part }),
      (error: unknown) => setState({ kind: 'missing', reportId: reportUnderId(error) }),
    );
    state = { kind: 'loading', settled, Wait: createWait(settled) };
    return state;
  };
  const retry = () => {
    if (state.kind === 'missing') setState({ kind: 'idle' });
  };

  const Replacement = ({ reportId, part }: { reportId: string; part: Props }) => {
    useEffect(() => {
      const unsubscribe = onNetworkBack(retry);
      return () => {
        unsubscribe();
        if (state.kind === 'missing') state = { kind: 'idle' };
      };
    }, []);
    return <Missing reportId={reportId} retry={retry} part={part} />;
  };

  const Lazy = (props: Props) => {
    const current = useSyncExternalStore(subscribe, () => state);
    const shown = current.kind === 'idle' ? begin() : current;
    if (shown.kind === 'ready') return <shown.Part {...props} />;
    if (shown.kind === 'missing') return <Replacement reportId={shown.reportId} part={props} />;
    return shown.kind === 'loading' && <shown.Wait />;
  };
  const preload = async () => {
    const begun = begin();
    if (begun.kind === 'loading') await begun.settled;
  };
  return Object.assign(Lazy, { preload });
};
