import { useCallback, useEffect, useRef, useState } from 'react';
import { selectClientId } from '@/features/session/sessionSlice';
import { browserStorages } from '@/store/browserStorages';
import { useAppSelector } from '@/store/hooks';
import { parseStored } from '@/shared/lib/storedValues';
import { contactFields, noValues, type ContactField, type ContactValues } from './contactRules';

const key = 'contactDraft';

/** Undefined for a visitor, whose draft is for whoever signs in. */
type Owner = number | undefined;

const asValues = (stored: unknown, owner: Owner): ContactValues => {
  if (typeof stored !== 'object' || stored === null) return noValues;
  const record = stored as Record<string, unknown>;
  if (record.clientId !== undefined && record.clientId !== owner) return noValues;
  const texts = contactFields.map((field) => [field, typeof record[field] === 'string' ? record[field] : '']);
  return Object.fromEntries(texts) as ContactValues;
};

// A draft is a convenience: where the browser keeps nothing, the form works without.
const guarded = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
};

const read = (owner: Owner): ContactValues =>
  guarded(() => asValues(parseStored(browserStorages()?.session?.getItem(key) ?? '', 'json'), owner), noValues);

const write = (values: ContactValues, clientId: Owner): void =>
  guarded(() => browserStorages()?.session?.setItem(key, JSON.stringify({ ...values, clientId })), undefined);

/**
 * What was typed, kept for this tab. Spec §3: removing one item of session storage clears all of it. So the draft is
 * overwritten and never removed, which would take the items of others along; and it is written once more when the page is
 * left, because what others removed took it along. It is not for the next client of the tab.
 */
export const useContactDraft = () => {
  const owner = useAppSelector(selectClientId);
  const [draft, setDraft] = useState(() => ({ owner, values: read(owner) }));
  const isForeign = draft.owner !== undefined && draft.owner !== owner;
  if (draft.owner !== owner) setDraft({ owner, values: isForeign ? noValues : draft.values });
  const values = isForeign ? noValues : draft.values;
  const latest = useRef({ owner, values });

  useEffect(() => {
    latest.current = { owner, values };
    write(values, owner);
  }, [owner, values]);

  useEffect(() => {
    const keep = () => write(latest.current.values, latest.current.owner);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  const change = useCallback(
    (field: ContactField, value: string) =>
      setDraft((before) => ({ ...before, values: { ...before.values, [field]: value } })),
    [],
  );
  // At once, not with the next render: the message may be sent after its screen was left.
  const clear = useCallback(() => {
    latest.current = { ...latest.current, values: noValues };
    write(noValues, latest.current.owner);
    setDraft((before) => ({ ...before, values: noValues }));
  }, []);
  return { values, change, clear };
};
