import { type ComponentType, lazy, use, useEffect, useSyncExternalStore } from 'react';

import { keepTrying, onNetworkBack } from '@/shared/lib/connection';
import { reportUnderId } from '@/shared/lib/errorReport';
import { isServer } from '@/shared/lib/isServer';
import { PageReportContext } from '@/shared/routing/pageMetadata';

import { useWasServerRendered } from './useWasServerRendered';

/** `part` is the props of the part that `Missing` replaces. */
export type MissingProps<Props> = { reportId: string; retry: () => void; part: Props };

type State<Props> =
  | { kind: 'ready'; Part: ComponentType<Props> }
  | { kind: 'missing'; reportId: string }
  | { kind: 'idle' }
  | { kind: 'loading'; settled: Promise<void>; Wait: ComponentType<Props> };

const RenderNothing = () => null;

type LazyPartOptions<Props> = {
  /** The chunk it loads, for parts that a server renders: the browser loads the same ones before it hydrates. */
  chunk?: string;
  Missing?: ComponentType<MissingProps<Props>>;
  /** Makes `Missing` replace even server-rendered markup: a form that does nothing would be worse. */
  replacesRendered?: boolean;
};

const preloads = new Map<string, Set<() => Promise<void>>>();

/** Expects render order: a part is registered only once the code of the part around it has loaded. */
export const preloadChunks = async (chunks: readonly string[]) => {
  for (const chunk of chunks) await Promise.all([...(preloads.get(chunk) ?? [])].map((preload) => preload()));
};

/**
 * Like React.lazy, which caches a failure for ever, but a part whose code fails to load never throws: `Missing`, by
 * default nothing, replaces it, and the code is fetched again when the network may be back and whenever the part is
 * remounted.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { chunk, Missing = RenderNothing, replacesRendered = false }: LazyPartOptions<Props> = {},
) => {
  let state: State<Props> = { kind: 'idle' };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const getState = () => state;
  const setState = (next: State<Props>) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  /** Suspends until the code has settled. A server resumes right here, a browser renders the part again. */
  const createWait = (settled: Promise<void>): ComponentType<Props> =>
    lazy(async () => {
      await settled;
      return { default: (props: Props) => (state.kind === 'ready' ? <state.Part {...props} /> : null) };
    });

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

  let arrival: Promise<void> | undefined;
  /** Settles when code that failed to load has arrived after all. */
  const waitForArrival = () =>
    (arrival ??= keepTrying(async () => {
      await preload();
      if (state.kind !== 'ready') throw new Error(`the code of ${chunk ?? 'a part'} has not arrived`);
    }));

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
    const current = useSyncExternalStore(subscribe, getState, getState);
    const wasServerRendered = useWasServerRendered();
    const report = use(PageReportContext);
    if (chunk) report?.onChunk(chunk);
    const shown = current.kind === 'idle' ? begin() : current;
    if (shown.kind === 'ready') return <shown.Part {...props} />;
    // What the server rendered usually stays on the page, and is hydrated later.
    if (shown.kind === 'missing' && chunk && !replacesRendered && wasServerRendered) use(waitForArrival());
    if (shown.kind === 'missing') return <Replacement reportId={shown.reportId} part={props} />;
    return shown.kind === 'loading' && <shown.Wait {...props} />;
  };
  const preload = async () => {
    const begun = begin();
    if (begun.kind === 'loading') await begun.settled;
  };
  if (chunk && !isServer) preloads.set(chunk, (preloads.get(chunk) ?? new Set()).add(preload));
  return Object.assign(Lazy, { preload });
};
