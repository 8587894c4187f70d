import { type ComponentType, Suspense, useState } from 'react';

import { NotifyMissing } from '@/features/notifications/notifyMissing';
import type { Texts } from '@/shared/i18n/createTexts';
import { useTexts } from '@/shared/i18n/LanguageProvider';
import { lazyPart, type MissingProps } from '@/shared/ui/lazyPart';

type Options = {
  /** `needed`: renders once all texts are loaded. `tried`: also when they failed to load. `none`: waits for no texts. */
  texts?: 'needed' | 'tried' | 'none';
  /** False if nobody requested the part, or nothing could report its failure. */
  reportsFailure?: boolean;
};

const doNothing = () => undefined;

const Notify = ({ reportId, retry }: MissingProps<object>) => (
  <NotifyMissing reportId={reportId} retry={retry} part={{ onClose: doNothing }} />
);

/** A part that no server renders and that may show texts of any screen. A failure to load is a notification. */
export const lazyShellPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts: wanted = 'needed', reportsFailure = true }: Options = {},
) => {
  let loaded: ComponentType<Props> | undefined;
  let texts: Texts | undefined;
  const fetchCode = async () => (loaded ??= await load());
  const fetchTexts = async () => {
    if (wanted === 'needed') await texts?.loadAll();
    if (wanted === 'tried') await texts?.loadAll().catch(doNothing);
  };
  const Lazy = lazyPart(
    async () => {
      // Its code first: a browser may send only six requests at a time.
      const [part] = await Promise.all([fetchCode(), fetchTexts()]);
      return part;
    },
    reportsFailure ? { Missing: Notify } : {},
  );
  /** Remembers the texts to wait for. */
  const getReady = (shown: Texts) => {
    texts = shown;
    return wanted === 'none' || shown.isComplete() ? loaded : undefined;
  };
  const Part = (props: Props) => {
    const shown = useTexts();
    const [Ready] = useState(() => getReady(shown));
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    );
  };
  /** A failed preload is retried and reported when the part is actually needed. */
  const preload = () => void fetchCode().catch(doNothing);
  return Object.assign(Part, { preload, retry: Lazy.retry });
};
