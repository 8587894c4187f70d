import { styled, type Theme } from '@mui/material/styles';

import { clamped } from '@/shared/ui/styles';

const columns = '40px minmax(150px, 1.3fr) 84px minmax(104px, 3fr) 92px 92px minmax(116px, 1.6fr) 40px';

const input = {
  width: '100%',
  height: 40,
  padding: '0 10px',
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: 4,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const chip = (theme: Theme) => {
  const { palette } = theme.vars ?? theme;
  return {
    minHeight: 28,
    padding: '0 10px',
    font: 'inherit',
    fontSize: '0.8125rem',
    color: 'inherit',
    cursor: 'pointer',
    background: 'transparent',
    border: `1px solid ${palette.grey[500]}`,
    borderRadius: 14,
    '&:hover': { backgroundColor: palette.action.hover },
  } as const;
};

/** Plain classes rather than styled components: there can be hundreds of rows. */
export const Grid = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const narrow = theme.breakpoints.down('md');
  return {
    overflow: 'hidden',
    fontSize: '0.9375rem',
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    '& .row:last-of-type': { borderBottom: 0 },
    '& .row, & .head': {
      display: 'grid',
      gridTemplateColumns: columns,
      gap: '0 10px',
      alignItems: 'center',
      minHeight: 52,
      padding: '4px 12px',
      borderBottom: `1px solid ${palette.divider}`,
    },
    // Skips layout of off-screen rows.
    '& .row': { contentVisibility: 'auto', containIntrinsicSize: 'auto 52px' },
    '& .row:focus-within': { backgroundColor: palette.action.hover },
    '& .head > :nth-of-type(2)': { paddingLeft: 11 },
    '& .head > :nth-of-type(3)': { paddingRight: 11 },
    '& .state, & .head > :nth-of-type(7)': { paddingLeft: 8 },
    '& .head': { minHeight: 40, fontSize: '0.8125rem', fontWeight: 600, color: palette.text.secondary },
    '& .number': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums', fontSize: '0.8125rem' },
    '& .cell': {
      ...input,
      '&:hover': { borderColor: palette.divider },
      '&:focus': { borderColor: palette.primary.main, backgroundColor: palette.background.paper },
      '&[aria-invalid="true"]': { borderColor: palette.error.main },
      '&:read-only': { color: palette.text.secondary },
    },
    '& .quantity, & .price, & .sum': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', minWidth: 0 },
    '& .price, & .sum': { overflowWrap: 'anywhere' },
    '& .item': { minWidth: 0 },
    '& .name': { ...clamped(2), lineHeight: 1.35 },
    '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 6 },
    '& .name + .chips': { marginTop: 4 },
    '& .chips button': chip(theme),
    '& small': { display: 'block', fontSize: '0.75rem', color: palette.text.secondary, fontWeight: 400 },
    '& .note': { fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.35, display: 'block' },
    '& .note.good': { color: palette.success.main },
    '& .note.bad': { color: palette.error.main },
    '& .note.calm, & .note.warn': { color: palette.text.secondary },
    '& .remove button': {
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      padding: 0,
      color: palette.text.secondary,
      background: 'transparent',
      border: 0,
      borderRadius: 4,
      cursor: 'pointer',
      '&:hover': { color: palette.text.primary, backgroundColor: palette.action.hover },
      '&:disabled': { opacity: 0.4, cursor: 'default' },
    },
    [narrow]: {
      '& .head': { display: 'none' },
      '& .row': {
        gridTemplateColumns: '28px minmax(0, 1fr) 84px 44px',
        gridTemplateAreas: '"number code quantity remove" ". item item item" ". price sum sum" ". state state state"',
        gap: '4px 8px',
        padding: '8px 4px 8px 12px',
        containIntrinsicSize: 'auto 132px',
      },
      '& .number': { gridArea: 'number' },
      '& .item': { gridArea: 'item' },
      '& .price': { gridArea: 'price', textAlign: 'left', color: palette.text.secondary },
      '& .sum': { gridArea: 'sum' },
      '& .state': { gridArea: 'state' },
      '& .remove': { gridArea: 'remove' },
      '& .cell': { borderColor: palette.divider },
      '& .chips button': { minHeight: 40, padding: '0 14px', borderRadius: 20 },
      '& .item:empty, & .state:empty, & .price:empty, & .sum:empty': { display: 'none' },
    },
  };
});
