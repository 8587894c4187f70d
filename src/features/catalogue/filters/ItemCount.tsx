import { useIntl } from 'react-intl';

/** For the element around many counts, which share this style. */
export const countStyle = {
  '& small': {
    color: 'var(--mui-palette-text-secondary)',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
};

/** How many items a filter or category would show. */
export const ItemCount = ({ count }: { count: number }) => <small>{useIntl().formatNumber(count)}</small>;
