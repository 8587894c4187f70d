import { useEffect, useEffectEvent, type RefObject } from 'react';

type Field = RefObject<HTMLInputElement | null>;

type Handlers = {
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onFocus: (text: string) => void;
  onLeave: () => void;
};

/** Hears a field that belongs to somebody else. */
export const useFieldEvents = (field: Field, { onText, onKey, onFocus, onLeave }: Handlers) => {
  const text = useEffectEvent(onText);
  const key = useEffectEvent(onKey);
  const focus = useEffectEvent(onFocus);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const heard = new AbortController();
    const { signal } = heard;
    const read = () => text(input.value.trim());
    input.addEventListener('input', read, { signal });
    input.addEventListener('keydown', (event) => key(event), { signal });
    input.addEventListener('focus', () => focus(input.value.trim()), { signal });
    input.addEventListener('blur', () => leave(), { signal });
    input.form?.addEventListener('submit', () => leave(), { signal });
    read();
    return () => heard.abort();
  }, [field]);
};

type Said = { listId: string; isOpen: boolean; activeId: string | undefined };

/** The combobox pattern of ARIA, said of that field. */
export const useComboboxRole = (field: Field, { listId, isOpen, activeId }: Said) => {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (activeId === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', activeId);
  }, [field, listId, isOpen, activeId]);
};
