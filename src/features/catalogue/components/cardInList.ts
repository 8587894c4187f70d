import { onTouch } from '@/shared/ui/styles';

// The height below the picture, with a name of up to two lines and the line of the stock, and that of the picture within
// the card's border.
export const textsHeight =
  'calc(8.272rem + 4 * var(--card) + var(--control) + var(--stepper) + 6px - 2px * var(--picture) + var(--words, 0rem))';

/**
 * The list element of a card. Off screen, the card is not laid out; the element still keeps its size, because anything
 * that moved when the card appears could not be clicked.
 */
export const cardInList = {
  display: 'grid',
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${textsHeight}`,
  // The padding keeps the height even without the card, which then covers it.
  pt: 'calc(100% * var(--picture))',
  // The line of PackWords.tsx.
  '&[data-packed]': { '--words': '1.22rem', [onTouch]: { '--words': 'calc(1.22rem + 8px)' } },
  '& > *': { mt: 'calc(-100% * var(--picture))' },
} as const;

export const cardSkeleton = {
  pb: textsHeight,
  '&::before': { content: '""', display: 'block', aspectRatio: 'calc(1 / var(--picture))' },
} as const;
