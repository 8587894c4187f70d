import { styled } from '@mui/material/styles';

import { fieldStyle } from '@/shared/ui/styles';

export const NameField = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 160,
  height: 40,
  padding: '0 12px',
  ...fieldStyle(theme),
}));
