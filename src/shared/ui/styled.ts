import type { Theme } from '@mui/material/styles';
import { createStyled } from '@mui/system';

/** MUI's `styled` without its whole theme, for parts of first screens. */
export const styled = createStyled<Theme>();
