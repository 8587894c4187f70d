import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import '@/app/provideWholeTheme';
import { mswServer } from './mswServer';

// The code of a screen is compiled when it is first shown, on a machine that may be busy: what comes is waited for.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

const unanswered: string[] = [];

beforeAll(() => {
  mswServer.listen({
    onUnhandledRequest: (request, print) => {
      unanswered.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
});

// Not right after a test: its page stands until the testing library takes it down, and may ask for more meanwhile.
beforeEach(() => mswServer.resetHandlers());

afterEach(() => {
  // The product turns a failed request into an error value, so msw's own error would pass unseen.
  const requests = unanswered.splice(0);
  if (requests.length > 0) throw new Error(`Requests that no handler answered: ${requests.join(', ')}`);
});

afterAll(() => mswServer.close());
