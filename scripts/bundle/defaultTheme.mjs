import '@/app/provideWholeTheme';

/** In the place of MUI's, which every styled component of MUI's imports: with the first of them comes our whole theme. */
export default {};
