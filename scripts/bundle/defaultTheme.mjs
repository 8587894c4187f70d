import '@/app/theme/wholeTheme';

/** Replaces MUI's default theme, which every styled component of MUI imports: the first one loads our whole theme. */
export default {};
