import { wholeThemeArrived } from './appearance/wholeTheme';
import { createAppTheme } from './theme';

wholeThemeArrived(createAppTheme);
