import { useEffect, useEffectEvent, type RefObject } from 'react';

type Field = RefObject<HTMLInputElement | null>;

type Handlers = {
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onFocus: (text: string) => void;
  onLeave: () => void;
};

/** Listens to a field that another component owns. */
export const useFieldEvents = (field: Field, { onText, onKey, onFocus, onLeave }: Handlers) => {
  const text = useEffectEvent(onText);
  const key = useEffectEvent(onKey);
  const focus = useEffectEvent(onFocus);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const { form } = input;
    const read = () => text(input.value.trim());
    const press = (event: KeyboardEvent) => key(event);
    const come = () => focus(input.value.trim());
    const go = () => leave();
    input.addEventListener('input', read);
    input.addEventListener('keydown', press);
    input.addEventListener('focus', come);
    input.addEventListener('blur', go);
    form?.addEventListener('submit', go);
    read();
    return () => {
      input.removeEventListener('input', read);
      input.removeEventListener('keydown', press);
      input.removeEventListener('focus', come);
      input.removeEventListener('blur', go);
      form?.removeEventListener('submit', go);
    };
  }, [field]);
};

type Said = { listId: string; isOpen: boolean; activeId: string | undefined };

/** Applies the ARIA combobox pattern to that field. */
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
