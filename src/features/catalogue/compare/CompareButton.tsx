import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';

import { toItemKey } from '@/engine/catalog/stockItem';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import type { ItemActionsProps } from '@/shared/ui/ItemActions';
import { onTouch } from '@/shared/ui/styles';

import { CompareLink } from './CompareLink';
import { compareMessages } from './compareMessages';
import { useComparison, useIsCompared, useIsLastTicked } from './useComparison';

const columns = 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5z';
const ticked = `${columns}M5.6 12.2l1.3 1.5 2-3.2M15.1 12.2l1.3 1.5 2-3.2`;

const Place = styled('div')(
  css({
    position: 'relative',
    display: 'inline-flex',
    '& > button[aria-pressed=true] > svg': { color: 'var(--mui-palette-secondary-main)' },
    '&.row': { verticalAlign: 'middle', marginBlock: -6, marginInlineStart: -6 },
    '&.row > button': { width: 32, minHeight: 32 },
    [onTouch]: {
      '&.row': { marginBlock: -12, marginInlineStart: -12 },
      '&.row > button': { width: 44, minHeight: 44 },
    },
    // Below the heart, which only items for sale have.
    '&.card, &.family': { position: 'absolute', top: 52, right: 6, zIndex: 1 },
    '&.family': { top: 6 },
    '&.card > button, &.family > button': { borderRadius: 22, backgroundColor: 'var(--mui-palette-background-paper)' },
    // With a mouse, only where the pointer is: a page has dozens of cards.
    '@media (hover: hover)': {
      'article:not(:hover, :focus-within) > & > button[aria-pressed=false]': { opacity: 0 },
    },
    // Beside the tick while it has the focus or the pointer, and the next stop of Tab.
    '&:not(.page) > a': {
      position: 'absolute',
      insetBlock: 'calc(50% - 18px) auto',
      insetInlineStart: '100%',
      zIndex: 2,
      minHeight: 36,
      padding: '0 8px',
      fontSize: '0.875rem',
    },
    '&.card > a, &.family > a': { insetInline: 'auto 100%' },
    '&:not(.page, :hover, :focus-within) > a': { opacity: 0, pointerEvents: 'none' },
  }),
);

/** Ticks an item for comparison, or unticks it; beside the last of several is the way to compare them. */
export const CompareButton = ({ catalogId, stockItemId, name, place }: ItemActionsProps) => {
  const { formatMessage } = useIntl();
  const { toggle } = useComparison();
  const key = toItemKey(catalogId, stockItemId);
  const isCompared = useIsCompared(key);
  const isLast = useIsLastTicked(key);
  const isWide = place === 'page';
  return (
    <Place className={place}>
      <Button
        type="button"
        tone={isWide ? 'quiet' : 'icon'}
        aria-pressed={isCompared}
        aria-label={formatMessage(compareMessages.tick, { name })}
        onClick={() => toggle(key)}
      >
        <Icon d={isCompared ? ticked : columns} size={isWide ? 18 : 20} />
        {isWide && formatMessage(compareMessages.compare)}
      </Button>
      {isLast && <CompareLink />}
    </Place>
  );
};
