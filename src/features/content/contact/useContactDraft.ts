import { useCallback, useEffect, useRef, useState } from 'react';
import { selectClientId } from '@/features/session/sessionSlice';
import { browserStorages } from '@/store/browserStorages';
import { useAppSelector } from '@/store/hooks';
import { parseStored } from '@/shared/lib/storedValues';
import { contactFields, noValues, type ContactField, type ContactValues } from './contactRules';

const key = 'contactDraft';

/** Undefined for a visitor, whose draft passes to the client who signs in. */
type Owner = number | undefined;

const asValues = (stored: unknown, owner: Owner): ContactValues => {
  if (typeof stored !== 'object' || stored === null) return noValues;
  const record = stored as Record<string, unknown>;
  if (record.clientId !== undefined && record.clientId !== owner) return noValues;
  const texts = contactFields.map((field) => [field, typeof record[field] === 'string' ? record[field] : '']);
  return Object.fromEntries(texts) as ContactValues;
};

// The draft is a convenience: the form also works when storage is unavailable.
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
 * The typed text, persisted for this tab. Spec §3: removing one session storage item clears all of them. The draft is
 * therefore overwritten, never removed, which would delete other features' items; and it is saved again when the page
 * is left, in case another removal cleared it. It is not shown to the next client in the tab.
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
  // Immediately rather than on the next render: the message may be sent after its screen was left.
  const clear = useCallback(() => {
    latest.current = { ...latest.current, values: noValues };
    write(noValues, latest.current.owner);
    setDraft((before) => ({ ...before, values: noValues }));
  }, []);
  return { values, change, clear };
};
