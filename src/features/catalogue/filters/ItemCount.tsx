import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';

const Count = styled('span')(
  css({
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** How many items a filter or category would show. */
export const ItemCount = ({ count }: { count: number }) => <Count>{useIntl().formatNumber(count)}</Count>;
