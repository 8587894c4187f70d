import { mswServer } from './mswServer';

// A screen's code is compiled when first shown, possibly on a busy machine, so allow for it.
jest.setTimeout(120_000);

const unanswered: string[] = [];

beforeAll(() => {
  mswServer.listen({
    onUnhandledRequest: (request, print) => {
      unanswered.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
});

// Not in afterEach: the page remains until the testing library unmounts it, and may send requests until then.
beforeEach(() => mswServer.resetHandlers());

afterEach(() => {
  // The application turns a failed request into an error value, so msw's own error would go unnoticed.
  const requests = unanswered.splice(0);
  if (requests.length > 0) throw new Error(`Requests that no handler answered: ${requests.join(', ')}`);
});

afterAll(() => mswServer.close());
