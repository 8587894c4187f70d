import '@/app/provideWholeTheme';

/**
 * Replaces MUI's default theme, which every styled component of MUI imports; the application always provides its
 * own.
 */
export default {};
