import type {
  SessionEnvelope,
  Credentials,
  OauthAddressEnvelope,
  ClientSessionEnvelope,
  PasskeyChallengeEnvelope,
  PasskeyAssertion,
  LayoutEnvelope,
  EnvironmentsEnvelope,
} from '@/contracts/public';
import { publicService as api } from './publicService';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticateUser: build.mutation<AuthenticateUserApiResponse, AuthenticateUserApiArg>({
      query: (queryArg) => ({ url: `/user/authenticate`, method: 'POST', body: queryArg.credentials }),
    }),
    getOauthLogin: build.query<GetOauthLoginApiResponse, GetOauthLoginApiArg>({
      query: (queryArg) => ({
        url: `/oauth/login`,
        params: {
          lang: queryArg.lang,
          from: queryArg['from'],
        },
      }),
    }),
    redeemSignIn: build.mutation<RedeemSignInApiResponse, RedeemSignInApiArg>({
      query: () => ({ url: `/oauth/session`, method: 'POST' }),
    }),
    startPasskeySignIn: build.mutation<StartPasskeySignInApiResponse, StartPasskeySignInApiArg>({
      query: () => ({ url: `/passkey/challenge`, method: 'POST' }),
    }),
    signInWithPasskey: build.mutation<SignInWithPasskeyApiResponse, SignInWithPasskeyApiArg>({
      query: (queryArg) => ({ url: `/passkey/session`, method: 'POST', body: queryArg.passkeyAssertion }),
    }),
    getOauthLogout: build.mutation<GetOauthLogoutApiResponse, GetOauthLogoutApiArg>({
      query: () => ({ url: `/oauth/logout`, method: 'GET' }),
    }),
    getLayout: build.query<GetLayoutApiResponse, GetLayoutApiArg>({
      query: () => ({ url: `/publics/layout` }),
    }),
    getEnvironments: build.query<GetEnvironmentsApiResponse, GetEnvironmentsApiArg>({
      query: (queryArg) => ({
        url: `/publics/system/environments`,
        params: {
          names: queryArg.names,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedPublicApi };
export type AuthenticateUserApiResponse =
  /** status 200 The session token, as the only element of the list */ SessionEnvelope;
export type AuthenticateUserApiArg = {
  credentials: Credentials;
};
export type GetOauthLoginApiResponse =
  /** status 200 The address, as the only element of the list */ OauthAddressEnvelope;
export type GetOauthLoginApiArg = {
  /** Our own extension: the language of the page */
  lang?: string;
  /** Our own extension: the address of the application to return to */
  from?: string;
};
export type RedeemSignInApiResponse =
  /** status 200 The session token and the client, as the only element of the list */ ClientSessionEnvelope;
export type RedeemSignInApiArg = void;
export type StartPasskeySignInApiResponse =
  /** status 200 The challenge, as the only element of the list */ PasskeyChallengeEnvelope;
export type StartPasskeySignInApiArg = void;
export type SignInWithPasskeyApiResponse =
  /** status 200 The session token and the client, as the only element of the list */ ClientSessionEnvelope;
export type SignInWithPasskeyApiArg = {
  passkeyAssertion: PasskeyAssertion;
};
export type GetOauthLogoutApiResponse =
  /** status 200 The address to go to, as the only element of the list */ OauthAddressEnvelope;
export type GetOauthLogoutApiArg = void;
export type GetLayoutApiResponse = /** status 200 The layout texts */ LayoutEnvelope;
export type GetLayoutApiArg = void;
export type GetEnvironmentsApiResponse =
  /** status 200 A mapping of name to value; unknown names are omitted */ EnvironmentsEnvelope;
export type GetEnvironmentsApiArg = {
  /** Names of the settings, repeated (spec §7: arrays are sent as repeated name[]). If omitted, all of them. */
  names?: string[];
};
