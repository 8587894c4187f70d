import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export const FilterInput = styled('input')(({ theme: { vars, shape } }) => ({
  width: '100%',
  minWidth: 0,
  minHeight: 40,
  padding: '0 12px',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  backgroundColor: vars?.palette.background.paper,
  border: `1px solid ${vars?.palette.grey[500]}`,
  borderRadius: shape.borderRadius,
  '&[aria-invalid="true"]': {
    borderColor: vars?.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${vars?.palette.error.main}`,
  },
  '&::placeholder': { color: vars?.palette.text.secondary, opacity: 1 },
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
