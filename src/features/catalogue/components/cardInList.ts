// With a name of up to two lines. The square picture makes a card as much higher as it is wide.
const textsHeight = 'calc(7.175rem + 86px)';

/**
 * The list element of a card. Outside the view the card is not laid out; the element keeps the same size, because what
 * moves when the card appears cannot be clicked.
 */
export const cardInList = {
  display: 'grid',
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${textsHeight}`,
  // Padding is there even without the card, which covers it.
  pt: '100%',
  '& > *': { mt: '-100%' },
} as const;

export const cardSkeleton = {
  pb: textsHeight,
  '&::before': { content: '""', display: 'block', aspectRatio: '1' },
} as const;
