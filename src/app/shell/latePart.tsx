import { type ComponentType, useEffect, useState } from 'react';

import { notificationShown } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useTexts } from '@/shared/i18n/LanguageProvider';
import { onNetworkBack } from '@/shared/lib/connection';
import { reportUnderId } from '@/shared/lib/errorReport';
import { uiMessages } from '@/shared/ui/uiMessages';

type Options = {
  /** `needed`: renders once all texts are loaded. `tried`: also when they failed to load. `none`: waits for no texts. */
  texts?: 'needed' | 'tried' | 'none';
  /** False if nobody requested the part, or nothing could report its failure. */
  reportsFailure?: boolean;
};

/**
 * A part of the shell whose code loads when it is first shown, or earlier through `preload`. Unlike React.lazy it
 * retries after a failure: when the network may be back, and through `retry`. A failure affects no other part.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts: wanted = 'needed', reportsFailure = true }: Options = {},
) => {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => (fetched ??= await load());
  const waiting = new Set<() => void>();
  const retry = () => waiting.forEach((start) => start());

  const Late = (props: Props) => {
    const dispatch = useAppDispatch();
    const texts = useTexts();
    const [Part, setPart] = useState(() => (wanted === 'none' || texts.isComplete() ? fetched : undefined));
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (Part) return;
      let isCurrent = true;
      let unsubscribe: (() => void) | undefined;
      const start = () => setAttempt(attempt + 1);
      // Its code first: a browser may send only six requests at a time.
      const code = fetch();
      const allTexts = wanted === 'needed' ? texts.loadAll() : texts.loadAll().catch(() => undefined);
      Promise.all([code, wanted === 'none' || allTexts]).then(
        ([part]) => isCurrent && setPart(() => part),
        (error: unknown) => {
          if (isCurrent) {
            waiting.add(start);
            unsubscribe = onNetworkBack(start);
          }
          const message = { kind: 'message', id: uiMessages.partFailed.id } as const;
          const values = { reportId: reportUnderId(error) };
          if (reportsFailure)
            dispatch(notificationShown({ area: 'storefront', message: { ...message, values }, style: 'error' }));
        },
      );
      return () => {
        isCurrent = false;
        waiting.delete(start);
        unsubscribe?.();
      };
    }, [Part, attempt, dispatch, texts]);
    return Part ? <Part {...props} /> : null;
  };

  const preload = () => {
    // A failed preload is retried and reported when the part is actually needed.
    fetch().catch(() => undefined);
  };
  return Object.assign(Late, { preload, retry });
};
