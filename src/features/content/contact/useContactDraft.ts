import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStorages } from '@/store/browserStorages';
import { parseStored } from '@/shared/lib/storedValues';
import { contactFields, noValues, type ContactField, type ContactValues } from './contactRules';

const key = 'contactDraft';

const asValues = (stored: unknown): ContactValues => {
  if (typeof stored !== 'object' || stored === null) return noValues;
  const record = stored as Record<string, unknown>;
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

const read = (): ContactValues =>
  guarded(() => asValues(parseStored(browserStorages()?.session?.getItem(key) ?? '', 'json')), noValues);

const write = (values: ContactValues): void =>
  guarded(() => browserStorages()?.session?.setItem(key, JSON.stringify(values)), undefined);

/**
 * What was typed, kept for this tab. Spec §3: removing one item of session storage clears all of it. So the draft is
 * overwritten and never removed, which would take the items of others along; and it is written once more when the page is
 * left, because what others removed took it along.
 */
export const useContactDraft = () => {
  const [values, setValues] = useState(read);
  const latest = useRef(values);

  useEffect(() => {
    latest.current = values;
    write(values);
  }, [values]);

  useEffect(() => {
    const keep = () => write(latest.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  const change = useCallback(
    (field: ContactField, value: string) => setValues((before) => ({ ...before, [field]: value })),
    [],
  );
  // At once, not with the next render: the message may be sent after its screen was left.
  const clear = useCallback(() => {
    latest.current = noValues;
    write(noValues);
    setValues(noValues);
  }, []);
  return { values, change, clear };
};
