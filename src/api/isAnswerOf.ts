import { isFulfilled, type PayloadAction } from '@reduxjs/toolkit';

type AnswerOf<Answer, Argument> = PayloadAction<
  Answer,
  string,
  { arg: { endpointName: string; originalArgs: Argument } }
>;

/** Knows an endpoint's answer by its name, as `matchFulfilled` does, before the endpoint's code has come. */
export const isAnswerOf =
  <Answer, Argument>(endpoint: string) =>
  (action: unknown): action is AnswerOf<Answer, Argument> =>
    isFulfilled(action) && (action.meta.arg as { endpointName?: string } | undefined)?.endpointName === endpoint;
