import { unwrapAccepted, type Accepted } from './envelopes';
import { injectionFor } from './serviceApis';

/** `path` is a path of the public service, such as `/publics/contact`. */
export type PublicPost = { path: string; body: unknown };

// Spec §7: a generic post sends a JSON body; its caller shows the message of the response.
export const publicPost = injectionFor('public').injectEndpoints({
  endpoints: (build) => ({
    postJson: build.mutation<Accepted, PublicPost>({
      query: ({ path, body }) => ({ url: path, method: 'POST', body }),
      transformResponse: unwrapAccepted,
    }),
  }),
});
