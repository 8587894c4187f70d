import '@testing-library/jest-dom';
import '@/app/theme/wholeTheme';
import { configure } from '@testing-library/dom';

// As patient as the tests themselves: see unitSetup.
configure({ asyncUtilTimeout: 30_000 });
