import { useEffect, useState, type ComponentType } from 'react';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import { useTexts } from '@/shared/i18n/TextsContext';
import { reportUnderId } from '@/shared/lib/errorReport';
import { useAppDispatch } from '@/store/hooks';
import { shellMessages } from './shellMessages';

/**
 * A piece of the shell whose code comes when it is first shown, or earlier by `fetchAhead`. It is shown once all texts
 * are there; without `needsTexts`, also where they cannot be had. Unlike React.lazy it can be tried again after a
 * failure, and a failure takes nothing else along.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { needsTexts = true } = {},
) => {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => (fetched ??= await load());

  const Late = (props: Props) => {
    const dispatch = useAppDispatch();
    const texts = useTexts();
    const [Part, setPart] = useState(() => (texts.isWhole() ? fetched : undefined));
    useEffect(() => {
      if (Part) return;
      let wanted = true;
      const whole = texts.complete();
      Promise.all([fetch(), needsTexts ? whole : whole.catch(() => undefined)]).then(
        ([part]) => wanted && setPart(() => part),
        (error: unknown) => {
          const message = { kind: 'message', id: shellMessages.partFailed.id } as const;
          const values = { reportId: reportUnderId(error) };
          dispatch(notificationShown({ area: 'storefront', message: { ...message, values }, style: 'error' }));
        },
      );
      return () => {
        wanted = false;
      };
    }, [Part, dispatch, texts]);
    return Part ? <Part {...props} /> : null;
  };

  const fetchAhead = () => {
    // A failure shows when the part itself is wanted, and it is fetched anew then.
    fetch().catch(() => undefined);
  };
  return Object.assign(Late, { fetchAhead });
};
