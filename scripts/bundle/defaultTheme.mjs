import '@/app/provideWholeTheme';

/** Replaces MUI's default theme, which every styled component of MUI imports and which pulls in the whole theme. */
export default {};
