type Answer = { status?: number; body: unknown };
export type Answers = Record<string, Answer | Answer[]>;

/** Answers by method and path; a list is used up in order, repeating its last entry. */
export const answeringFetch = (answers: Answers): typeof fetch => {
  const turns = new Map<string, number>();
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const key = `${init?.method ?? 'GET'} ${pathname}`;
    const answer = answers[key];
    if (!answer) throw new TypeError(`nobody answers ${key}`);
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    const { status = 200, body } = Array.isArray(answer) ? (answer[turn] ?? answer.at(-1) ?? { body: null }) : answer;
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  };
};
