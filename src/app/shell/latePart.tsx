import { useEffect, useState, type ComponentType } from 'react';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import { useTexts } from '@/shared/i18n/TextsContext';
import { onNetworkBack } from '@/shared/lib/connection';
import { reportUnderId } from '@/shared/lib/errorReport';
import { uiMessages } from '@/shared/ui/uiMessages';
import { useAppDispatch } from '@/store/hooks';

/**
 * A piece of the shell whose code comes when it is first shown, or earlier by `fetchAhead`. It is shown once all texts
 * are there; without `needsTexts`, also where they cannot be had. Unlike React.lazy it is tried again after a failure:
 * when the network may be back, and by `tryAgain`. A failure takes nothing else along, and is told unless nobody asked for
 * the part, or nothing could tell it.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { needsTexts = true, isTold = true } = {},
) => {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => (fetched ??= await load());
  const waiting = new Set<() => void>();
  const tryAgain = () => waiting.forEach((begin) => begin());

  const Late = (props: Props) => {
    const dispatch = useAppDispatch();
    const texts = useTexts();
    const [Part, setPart] = useState(() => (texts.isWhole() ? fetched : undefined));
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (Part) return;
      let wanted = true;
      let leave: (() => void) | undefined;
      const begin = () => setAttempt(attempt + 1);
      const whole = texts.complete();
      Promise.all([fetch(), needsTexts ? whole : whole.catch(() => undefined)]).then(
        ([part]) => wanted && setPart(() => part),
        (error: unknown) => {
          if (wanted) {
            waiting.add(begin);
            leave = onNetworkBack(begin);
          }
          const message = { kind: 'message', id: uiMessages.partFailed.id } as const;
          const values = { reportId: reportUnderId(error) };
          if (isTold)
            dispatch(notificationShown({ area: 'storefront', message: { ...message, values }, style: 'error' }));
        },
      );
      return () => {
        wanted = false;
        waiting.delete(begin);
        leave?.();
      };
    }, [Part, attempt, dispatch, texts]);
    return Part ? <Part {...props} /> : null;
  };

  const fetchAhead = () => {
    // A failure shows when the part itself is wanted, and it is fetched anew then.
    fetch().catch(() => undefined);
  };
  return Object.assign(Late, { fetchAhead, tryAgain });
};
