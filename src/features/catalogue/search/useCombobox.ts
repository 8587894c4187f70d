import { type RefObject, useEffect, useEffectEvent } from 'react';

type Field = RefObject<HTMLInputElement | null>;

type Handlers = {
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onFocus: (text: string) => void;
  onBlur: () => void;
};

/** Listens to a field that another component owns. */
export const useFieldEvents = (field: Field, { onText, onKey, onFocus, onBlur }: Handlers) => {
  const handleText = useEffectEvent(onText);
  const handleKey = useEffectEvent(onKey);
  const handleFocus = useEffectEvent(onFocus);
  const handleBlur = useEffectEvent(onBlur);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const { form } = input;
    const onInput = () => handleText(input.value.trim());
    const onKeyDown = (event: KeyboardEvent) => handleKey(event);
    const onFieldFocus = () => handleFocus(input.value.trim());
    const onFieldBlur = () => handleBlur();
    input.addEventListener('input', onInput);
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('focus', onFieldFocus);
    input.addEventListener('blur', onFieldBlur);
    form?.addEventListener('submit', onFieldBlur);
    onInput();
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('focus', onFieldFocus);
      input.removeEventListener('blur', onFieldBlur);
      form?.removeEventListener('submit', onFieldBlur);
    };
  }, [field]);
};

type ComboboxState = { listId: string; isOpen: boolean; activeId: string | undefined };

/** Applies the ARIA combobox pattern to that field. */
export const useComboboxRole = (field: Field, { listId, isOpen, activeId }: ComboboxState) => {
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
