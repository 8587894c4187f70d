import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';

import { storefrontNotice } from '@/features/notifications/state/notificationsSlice';
import { postAndNotify } from '@/features/notifications/state/postAndNotify';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { rootReducer } from '@/store/rootReducer';
import { useSendContactMessageMutation } from '@/api/contentApi';
import type { RequestError } from '@/api/request/requestTypes';

import { contactFormSlice } from '../state/contact/contactFormSlice';
import {
  type ContactField,
  type ContactFormKind,
  contactForms,
  findFault,
  findFirstInvalid,
  toContactMessage,
} from '../state/contact/contactRules';
import { formTexts } from './contactMessages';
import { useContactDraft } from './useContactDraft';

/** Bots submit faster than this; a person who does so waits out the difference without noticing. */
const minFillMs = 3000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const { fieldTouched, submitAttempted, trapTriggered, sendingStarted, sendingFailed, messageSent, formCleared } =
  contactFormSlice.actions;
const { selectContactForm } = contactFormSlice.injectInto(rootReducer).selectors;

export const useContactForm = (form: ContactFormKind) => {
  const dispatch = useAppDispatch();
  const { values, change, clear } = useContactDraft(form);
  const [send] = useSendContactMessageMutation();
  const { stage, failure, touched, isTrapTriggered } = useAppSelector(selectContactForm);
  const [trapText, setTrapText] = useState('');
  const [openedAt] = useState(() => Date.now());
  const isBusy = useRef(false);
  const isMounted = useRef(true);
  // Reset on unmount, not on mount: mounting would erase an imported state.
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      dispatch(formCleared());
    };
  }, [dispatch]);

  const sendMessage = async () => {
    isBusy.current = true;
    dispatch(sendingStarted());
    await wait(Math.max(0, openedAt + minFillMs - Date.now()));
    const contactMessage = toContactMessage(form, values);
    try {
      await dispatch(postAndNotify(() => send({ contactMessage }).unwrap()));
    } catch (error) {
      // The form reports the error itself if it is still on screen.
      if (isMounted.current) dispatch(sendingFailed(error as RequestError | SerializedError));
      else dispatch(storefrontNotice(formTexts[form].notSentElsewhere, 'error'));
      return;
    } finally {
      isBusy.current = false;
    }
    if (isMounted.current) dispatch(messageSent({ email: contactMessage.email }));
    clear();
    setTrapText('');
  };

  return {
    values,
    change,
    stage,
    trap: { text: trapText, isTriggered: isTrapTriggered },
    failure,
    getFault: (field: ContactField) => (touched.includes(field) ? findFault(form, field, values[field]) : null),
    touch: (field: ContactField) => void dispatch(fieldTouched(field)),
    fillTrap: setTrapText,
    /** Returns the first field to correct, if any. */
    submit: (): ContactField | 'trap' | null => {
      if (isBusy.current) return null;
      dispatch(submitAttempted(contactForms[form].fields));
      const faulty = findFirstInvalid(form, values);
      if (faulty) return faulty;
      if (trapText !== '') {
        dispatch(trapTriggered());
        return 'trap';
      }
      void sendMessage();
      return null;
    },
    writeAnother: () => void dispatch(formCleared()),
  };
};
