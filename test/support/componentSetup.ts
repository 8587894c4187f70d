import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Allows for slow compilation, like the test timeout in unitSetup.
configure({ asyncUtilTimeout: 30_000 });
