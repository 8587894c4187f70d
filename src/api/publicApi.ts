import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import type { ClientSession, OauthAddress, PasskeyChallenge, Session } from '@/contracts/public';

import type { TagType } from './baseApi';
import { unwrapObject, type Unwrapped, unwrapSingle } from './envelopes';
import { generatedPublicApi } from './generated/public';

type Own = {
  authenticateUser: Session;
  getOauthLogin: OauthAddress;
  redeemSignIn: ClientSession;
  startPasskeySignIn: PasskeyChallenge;
  signInWithPasskey: ClientSession;
  getOauthLogout: OauthAddress;
};

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedPublicApi>, Own>;

export const publicApi = generatedPublicApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    authenticateUser: { transformResponse: unwrapSingle },
    getOauthLogin: { transformResponse: unwrapSingle },
    redeemSignIn: { transformResponse: unwrapSingle },
    startPasskeySignIn: { transformResponse: unwrapSingle },
    signInWithPasskey: { transformResponse: unwrapSingle },
    getOauthLogout: { transformResponse: unwrapSingle },
    getLayout: { providesTags: ['Layout'], transformResponse: unwrapObject },
    getEnvironments: { providesTags: ['Environment'], transformResponse: unwrapObject },
  },
});

export const { useGetLayoutQuery, useGetEnvironmentsQuery } = publicApi;
