import '@testing-library/jest-dom';
import { mswServer } from './mswServer';

const unanswered: string[] = [];

beforeAll(() => {
  mswServer.listen({
    onUnhandledRequest: (request, print) => {
      unanswered.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
});

afterEach(() => {
  mswServer.resetHandlers();
  // The product turns a failed request into an error value, so msw's own error would pass unseen.
  const requests = unanswered.splice(0);
  if (requests.length > 0) throw new Error(`Requests that no handler answered: ${requests.join(', ')}`);
});

afterAll(() => mswServer.close());
