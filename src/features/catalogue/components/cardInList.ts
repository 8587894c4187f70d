// The height below the picture, with a name of up to two lines. The square picture is as high as the card is wide.
const textsHeight = 'calc(7.175rem + 86px)';

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
  pt: '100%',
  '& > *': { mt: '-100%' },
} as const;

export const cardSkeleton = {
  pb: textsHeight,
  '&::before': { content: '""', display: 'block', aspectRatio: '1' },
} as const;
