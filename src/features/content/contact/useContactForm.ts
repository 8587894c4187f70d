import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';

import { storefrontNotice } from '@/features/notifications/notificationsSlice';
import { postAndNotify } from '@/features/notifications/postAndNotify';
import { useAppDispatch } from '@/store/hooks';
import { useSendContactMessageMutation } from '@/api/publicApi';
import type { RequestError } from '@/api/request/requestTypes';

import { formMessages } from './contactMessages';
import { type ContactField, contactFields, findFault, findFirstInvalid, toContactMessage } from './contactRules';
import { useContactDraft } from './useContactDraft';

/** Bots submit faster than this; a person who does so waits out the difference without noticing. */
const minFillMs = 3000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Stage = { kind: 'writing' } | { kind: 'sending' } | { kind: 'sent'; email: string };

export const useContactForm = () => {
  const dispatch = useAppDispatch();
  const { values, change, clear } = useContactDraft();
  const [send] = useSendContactMessageMutation();
  const [failure, setFailure] = useState<RequestError | SerializedError>();
  const [stage, setStage] = useState<Stage>({ kind: 'writing' });
  const [touched, setTouched] = useState<ReadonlySet<ContactField>>(new Set());
  const [trap, setTrap] = useState({ text: '', isTriggered: false });
  const [openedAt] = useState(() => Date.now());
  const isBusy = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const sendMessage = async () => {
    isBusy.current = true;
    setStage({ kind: 'sending' });
    await wait(Math.max(0, openedAt + minFillMs - Date.now()));
    const contactMessage = toContactMessage(values);
    try {
      await dispatch(postAndNotify(() => send({ contactMessage }).unwrap()));
    } catch (error) {
      setFailure(error as RequestError | SerializedError);
      setStage({ kind: 'writing' });
      // The form reports the error itself if it is still on screen.
      if (!isMounted.current) dispatch(storefrontNotice(formMessages.notSentElsewhere, 'error'));
      return;
    } finally {
      isBusy.current = false;
    }
    clear();
    setFailure(undefined);
    setTouched(new Set());
    setTrap({ text: '', isTriggered: false });
    setStage({ kind: 'sent', email: contactMessage.email });
  };

  return {
    values,
    change,
    stage,
    trap,
    /** The error of the last attempt, shown until the next one settles. */
    failure,
    /** A field shows its error once it has lost focus or a submit was attempted. */
    getFault: (field: ContactField) => (touched.has(field) ? findFault(field, values[field]) : null),
    touch: (field: ContactField) => setTouched((before) => new Set(before).add(field)),
    fillTrap: (text: string) => setTrap((before) => ({ ...before, text })),
    /** Returns the first field to correct, if any. */
    submit: (): ContactField | 'trap' | null => {
      if (isBusy.current) return null;
      setTouched(new Set(contactFields));
      const faulty = findFirstInvalid(values);
      if (faulty) return faulty;
      if (trap.text !== '') {
        setTrap({ ...trap, isTriggered: true });
        return 'trap';
      }
      void sendMessage();
      return null;
    },
    writeAnother: () => setStage({ kind: 'writing' }),
  };
};
