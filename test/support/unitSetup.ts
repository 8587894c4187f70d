import { mswServer } from './mswServer';

// The code of a screen is compiled when it is first shown, which takes long on a busy machine.
jest.setTimeout(120_000);

const unhandled: string[] = [];

beforeAll(() => {
  mswServer.listen({
    onUnhandledRequest: (request, print) => {
      unhandled.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
});

// Not in afterEach: the page remains until the testing library unmounts it, and may send requests until then.
beforeEach(() => mswServer.resetHandlers());

afterEach(() => {
  // The application turns a failed request into an error value, so msw's own error would go unnoticed.
  const requests = unhandled.splice(0);
  if (requests.length > 0) throw new Error(`Requests without a handler: ${requests.join(', ')}`);
});

afterAll(() => mswServer.close());
