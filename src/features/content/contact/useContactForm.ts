import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useSendContactMessageMutation } from '@/api/publicApi';
import type { RequestError } from '@/api/request/requestTypes';
import { notificationShown } from '@/features/notifications/notificationsSlice';
import { postAndNotify } from '@/features/notifications/postAndNotify';
import { useAppDispatch } from '@/store/hooks';
import { formMessages } from './contactMessages';
import { asMessage, contactFields, findFault, firstFaulty, type ContactField } from './contactRules';
import { useContactDraft } from './useContactDraft';

/** Bots submit faster than this; a person who does so waits out the difference without noticing. */
const leastFillMilliseconds = 3000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const notSent = { kind: 'message', id: formMessages.notSentElsewhere.id } as const;

type Stage = { kind: 'writing' } | { kind: 'sending' } | { kind: 'sent'; email: string };

export const useContactForm = () => {
  const dispatch = useAppDispatch();
  const { values, change, clear } = useContactDraft();
  const [send] = useSendContactMessageMutation();
  const [failure, setFailure] = useState<RequestError | SerializedError>();
  const [stage, setStage] = useState<Stage>({ kind: 'writing' });
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set());
  const [trap, setTrap] = useState({ text: '', sprung: false });
  const [openedAt] = useState(() => Date.now());
  const busy = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const sendMessage = async () => {
    busy.current = true;
    setStage({ kind: 'sending' });
    await pause(Math.max(0, openedAt + leastFillMilliseconds - Date.now()));
    const contactMessage = asMessage(values);
    try {
      await dispatch(postAndNotify(() => send({ contactMessage }).unwrap()));
    } catch (error) {
      setFailure(error as RequestError | SerializedError);
      setStage({ kind: 'writing' });
      // The form reports the error itself if it is still on screen.
      if (!here.current) dispatch(notificationShown({ area: 'storefront', message: notSent, style: 'error' }));
      return;
    } finally {
      busy.current = false;
    }
    clear();
    setFailure(undefined);
    setLeft(new Set());
    setTrap({ text: '', sprung: false });
    setStage({ kind: 'sent', email: contactMessage.email });
  };

  return {
    values,
    change,
    stage,
    trap,
    /** The error of the last attempt, kept until the next one settles. */
    failure,
    /** A field shows its error once it has lost focus or a submit was attempted. */
    faultShown: (field: ContactField) => (left.has(field) ? findFault(field, values[field]) : null),
    leave: (field: ContactField) => setLeft((before) => new Set(before).add(field)),
    fillTrap: (text: string) => setTrap((before) => ({ ...before, text })),
    /** Returns the first field to correct, if any. */
    submit: (): ContactField | 'trap' | null => {
      if (busy.current) return null;
      setLeft(new Set(contactFields));
      const faulty = firstFaulty(values);
      if (faulty) return faulty;
      if (trap.text !== '') {
        setTrap({ ...trap, sprung: true });
        return 'trap';
      }
      void sendMessage();
      return null;
    },
    startAnew: () => setStage({ kind: 'writing' }),
  };
};
