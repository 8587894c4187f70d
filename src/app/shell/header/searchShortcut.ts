const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl+K, ⌘K, and `/` unless the user is typing. */
export const isSearchShortcut = (event: KeyboardEvent) => {
  if (event.altKey || event.isComposing || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return event.key === '/' && !isTextField(event.target);
};
