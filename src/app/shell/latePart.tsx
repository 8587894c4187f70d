import { type ComponentType, useEffect, useState } from 'react';

import { notificationShown } from '@/features/notifications/notificationsSlice';
import { useAppDispatch } from '@/store/hooks';
import { useTexts } from '@/shared/i18n/LanguageProvider';
import { onNetworkBack } from '@/shared/lib/connection';
import { reportUnderId } from '@/shared/lib/errorReport';
import { uiMessages } from '@/shared/ui/uiMessages';

/**
 * A part of the shell whose code loads when it is first shown, or earlier through `preload`. It renders once all
 * texts are loaded or, without `needsTexts`, even when they cannot be. Unlike React.lazy it retries after a failure:
 * when the network may be back, and through `retry`. A failure affects no other part, and is reported unless nobody
 * requested the part or nothing could report it.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { needsTexts = true, reportsFailure = true } = {},
) => {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => (fetched ??= await load());
  const waiting = new Set<() => void>();
  const retry = () => waiting.forEach((start) => start());

  const Late = (props: Props) => {
    const dispatch = useAppDispatch();
    const texts = useTexts();
    const [Part, setPart] = useState(() => (texts.isComplete() ? fetched : undefined));
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (Part) return;
      let isCurrent = true;
      let unsubscribe: (() => void) | undefined;
      const start = () => setAttempt(attempt + 1);
      const allTexts = texts.loadAll();
      Promise.all([fetch(), needsTexts ? allTexts : allTexts.catch(() => undefined)]).then(
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
