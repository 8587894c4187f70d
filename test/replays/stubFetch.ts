type StubResponse = { status?: number; body: unknown };
export type StubResponses = Record<string, StubResponse | StubResponse[]>;

/** Responds by method and path; a list is used in order, repeating its last entry. */
export const stubFetch = (responses: StubResponses): typeof fetch => {
  const calls = new Map<string, number>();
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const key = `${init?.method ?? 'GET'} ${pathname}`;
    const response = responses[key];
    if (!response) throw new TypeError(`no response is stubbed for ${key}`);
    const call = calls.get(key) ?? 0;
    calls.set(key, call + 1);
    const { status = 200, body } = Array.isArray(response)
      ? (response[call] ?? response.at(-1) ?? { body: null })
      : response;
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  };
};
