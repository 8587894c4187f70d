import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { fieldStyle } from '@/shared/ui/styles';

export const FilterInput = styled('input')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  minHeight: 40,
  padding: '0 12px',
  ...fieldStyle,
  fontSize: '0.9375rem',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-invalid="true"]': {
    borderColor: theme.vars?.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.error.main}`,
  },
  textOverflow: 'ellipsis',
  '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
}));

export const FilterField = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Box
    component="label"
    sx={{ display: 'grid', gap: 0.5, minWidth: 0, fontSize: '0.8125rem', '& select': { fontWeight: 400 } }}
  >
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 600 }}>
      {label}
    </Box>
    {children}
  </Box>
);
