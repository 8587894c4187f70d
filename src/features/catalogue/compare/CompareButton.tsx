import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { FormattedMessage, useIntl } from 'react-intl';

import { toItemKey } from '@/engine/catalog/stockItem';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import type { ItemActionsProps } from '@/shared/ui/ItemActions';

import { compareMessages } from './compareMessages';
import { useComparison, useIsCompared } from './useComparison';

const columns = 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5z';
const ticked = `${columns}M5.6 12.2l1.3 1.5 2-3.2M15.1 12.2l1.3 1.5 2-3.2`;

const Tick = styled(Button)(
  css({
    '&[aria-pressed=true] > svg': { color: 'var(--mui-palette-secondary-main)' },
    // Below the heart.
    '&.over-picture': {
      position: 'absolute',
      top: 52,
      right: 6,
      zIndex: 1,
      borderRadius: 22,
      backgroundColor: 'var(--mui-palette-background-paper)',
    },
    // With a mouse, only where the pointer is: a page has dozens of cards.
    '@media (hover: hover)': {
      'article:not(:hover, :focus-within) > &.over-picture[aria-pressed=false]': { opacity: 0 },
    },
  }),
);

/** Ticks an item for comparison, or unticks it. */
export const CompareButton = ({ catalogId, stockItemId, name, place }: ItemActionsProps) => {
  const { formatMessage } = useIntl();
  const { toggle } = useComparison();
  const key = toItemKey(catalogId, stockItemId);
  const isCompared = useIsCompared(key);
  const isWide = place === 'page';
  return (
    <Tick
      type="button"
      tone={isWide ? 'quiet' : 'icon'}
      aria-pressed={isCompared}
      aria-label={formatMessage(compareMessages.tick, { name })}
      className={place === 'card' ? 'over-picture' : undefined}
      onClick={() => toggle(key)}
    >
      <Icon d={isCompared ? ticked : columns} size={isWide ? 18 : 20} />
      {isWide && <FormattedMessage {...compareMessages.compare} />}
    </Tick>
  );
};
