import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import '@/app/theme/wholeTheme';

// As patient as the tests themselves: see unitSetup.
configure({ asyncUtilTimeout: 30_000 });
