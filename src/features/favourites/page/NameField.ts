import { styled } from '@mui/material/styles';

import { fieldFrame } from '@/shared/ui/fieldFrame';

export const NameField = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 160,
  height: 40,
  padding: '0 12px',
  ...fieldFrame(theme),
}));
