import { type ComponentType, type ReactNode, Suspense, useState } from 'react';

import { NotifyMissing } from '@/features/notifications/state/notifyMissing';
import { lazyPart, type MissingProps } from '@/shared/ui/lazyPart';

type Options = {
  /** False if nobody requested the part, or nothing could report its failure. */
  reportsFailure?: boolean;
  /** While the code loads. */
  fallback?: ReactNode;
};

const doNothing = () => undefined;

const Notify = ({ reportId, retry }: MissingProps<object>) => (
  <NotifyMissing reportId={reportId} retry={retry} part={{ onClose: doNothing }} />
);

/** A part that no server renders. A failure to load is a notification. */
export const lazyShellPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { reportsFailure = true, fallback }: Options = {},
) => {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => (loaded ??= await load());
  const Lazy = lazyPart(fetchCode, reportsFailure ? { Missing: Notify } : {});
  const Part = (props: Props) => {
    const [Ready] = useState(() => loaded);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    );
  };
  /** A failed preload is retried and reported when the part is actually needed. */
  const preload = () => void fetchCode().catch(doNothing);
  return Object.assign(Part, { preload, retry: Lazy.retry });
};
