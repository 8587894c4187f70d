// The code of a screen is compiled when it is first shown, which takes long on a busy machine.
jest.setTimeout(120_000);

const unhandled: string[] = [];

// What mswServer passes on ends here too. It takes long to load, so only tests that use it do.
globalThis.fetch = (input) => {
  unhandled.push(input instanceof Request ? `${input.method} ${input.url}` : String(input));
  return Promise.reject(new TypeError('no handler'));
};

afterEach(() => {
  // The application turns a failed request into an error value, so nothing else would notice it.
  const requests = unhandled.splice(0);
  if (requests.length > 0) throw new Error(`Requests without a handler: ${requests.join(', ')}`);
});
