import { styled } from '@mui/material/styles';

export const NameField = styled('input')(({ theme: { vars, shape } }) => ({
  flex: 1,
  minWidth: 160,
  height: 40,
  padding: '0 12px',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: vars?.palette.background.paper,
  border: `1px solid ${vars?.palette.grey[500]}`,
  borderRadius: shape.borderRadius,
}));
