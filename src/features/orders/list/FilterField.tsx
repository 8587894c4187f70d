import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { fieldLabel, fieldStyle } from '@/shared/ui/styles';

export const FilterInput = styled('input')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  minHeight: 'var(--control)',
  padding: '0 12px',
  ...fieldStyle,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-invalid="true"]': {
    borderColor: theme.vars?.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.error.main}`,
  },
  textOverflow: 'ellipsis',
  '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
}));

export const FilterField = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Box component="label" sx={{ minWidth: 0 }}>
    <Box component="span" sx={fieldLabel}>
      {label}
    </Box>
    {children}
  </Box>
);
