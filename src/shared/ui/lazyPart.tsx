import { type ComponentType, lazy, use, useEffect, useSyncExternalStore } from 'react';

import { onNetworkBack } from '@/shared/lib/connection';
import { reportUnderId } from '@/shared/lib/errorReport';
import { isServer } from '@/shared/lib/isServer';
import { keepLoading } from '@/shared/lib/loadCode';
import { PageReportContext } from '@/shared/routing/pageMetadata';

import { useWasServerRendered } from './useWasServerRendered';

/** `part` is the props of the part that `Missing` replaces. */
export type MissingProps<Props> = { reportId: string; retry: () => void; part: Props };

type Loaded<Props> = { default: ComponentType<Props> };

/** `Lazy` shows the part or, once there is a `reportId` of the failure, what replaces it. */
type Attempt<Props> = { Lazy: ComponentType<Props>; begin: () => Promise<unknown>; reportId?: string };

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
 * React.lazy for a part that never throws when its code fails to load: `Missing`, by default nothing, replaces it, and
 * the code is fetched again when the network may be back, whenever the part is remounted, and through `retry`.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { chunk, Missing = RenderNothing, replacesRendered = false }: LazyPartOptions<Props> = {},
) => {
  const createAttempt = () => {
    let loading: Promise<Loaded<Props>> | undefined;
    // React renders what a thenable passes on at once in the same pass.
    let loaded: Promise<Loaded<Props>> | undefined;
    const replace = (error: unknown) => {
      attempt.reportId = reportUnderId(error);
      return (part: Props) => <Replacement failed={attempt} part={part} />;
    };
    const begin = () =>
      (loading ??= load()
        .catch(replace)
        .then((Shown) => {
          const code = { default: Shown };
          loaded = { then: (passOn) => passOn?.(code) } as Promise<Loaded<Props>>;
          return code;
        }));
    const attempt: Attempt<Props> = { Lazy: lazy(() => loaded ?? begin()), begin };
    return attempt;
  };

  let attempt = createAttempt();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const getAttempt = () => attempt;
  const retry = () => {
    if (!attempt.reportId) return;
    attempt = createAttempt();
    listeners.forEach((listener) => listener());
  };
  const preload = async () => {
    retry();
    await attempt.begin();
  };

  let arrival: Promise<void> | undefined;
  /** Settles when code that failed to load has arrived after all. */
  const waitForArrival = () => (arrival ??= keepLoading(load).then(preload));

  const Replacement = ({ failed, part }: { failed: Attempt<Props>; part: Props }) => {
    // What the server rendered usually stays on the page, and is hydrated later.
    const wasServerRendered = useWasServerRendered();
    if (chunk && !replacesRendered && wasServerRendered) use(waitForArrival());
    useEffect(() => {
      const unsubscribe = onNetworkBack(retry);
      return () => {
        unsubscribe();
        if (attempt === failed) retry();
      };
    }, [failed]);
    return <Missing reportId={failed.reportId ?? ''} retry={retry} part={part} />;
  };

  const Part = (props: Props) => {
    const shown = useSyncExternalStore(subscribe, getAttempt, getAttempt);
    const report = use(PageReportContext);
    if (chunk) report?.onChunk(chunk);
    return <shown.Lazy {...props} />;
  };
  if (chunk && !isServer) preloads.set(chunk, (preloads.get(chunk) ?? new Set()).add(preload));
  return Object.assign(Part, { preload, retry });
};
