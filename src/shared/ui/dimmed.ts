/** For a button with `aria-disabled`: one that was disabled while it has the focus would lose it to the page's beginning. */
export const dimmed = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } } as const;
