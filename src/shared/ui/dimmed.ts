/** For a button with `aria-disabled`: `disabled` would move its focus to the start of the page. */
export const dimmed = { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } } as const;
