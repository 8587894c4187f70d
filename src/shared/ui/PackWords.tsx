import { css } from '@emotion/react';
import styled from '@emotion/styled';

import { usePackWords } from '../i18n/packWords';
import { hasPackWords, type PackedItem } from '../lib/packing';

const Words = styled('span')(
  css({
    display: 'block',
    flexBasis: '100%',
    minHeight: '1.5em',
    fontSize: '0.8125rem',
    fontWeight: 400,
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-secondary)',
  }),
);

/** The quantity in packs and units, next to its field. Keeps its place while what is typed is no quantity. */
export const PackWords = ({ item, quantity }: { item: PackedItem; quantity: number | null }) => {
  const describe = usePackWords(item);
  if (!hasPackWords(item)) return null;
  return <Words>{quantity !== null && describe(quantity)}</Words>;
};
