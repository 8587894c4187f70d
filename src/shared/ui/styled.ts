import type { Theme } from '@mui/material/styles';
import { createStyled } from '@mui/system';

/** MUI's `styled` without its whole theme: for what stands on a first screen. */
export const styled = createStyled<Theme>();
