import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import type { OauthAddress, Offer, ProductLine, Session } from '@/contracts/public';

import type { TagType } from './baseApi';
import { type Accepted, unwrapAccepted, unwrapList, unwrapObject, type Unwrapped, unwrapSingle } from './envelopes';
import { generatedPublicApi } from './generated/public';

type Own = {
  authenticateUser: Session;
  getOauthLogin: OauthAddress;
  getOauthLogout: OauthAddress;
  getOffer: Offer;
  getProductLine: ProductLine;
  sendContactMessage: Accepted;
};

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedPublicApi>, Own>;

export const publicApi = generatedPublicApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    authenticateUser: { transformResponse: unwrapSingle },
    getOauthLogin: { transformResponse: unwrapSingle },
    getOauthLogout: { transformResponse: unwrapSingle },
    getLayout: { providesTags: ['Layout'], transformResponse: unwrapObject },
    getEnvironments: { providesTags: ['Environment'], transformResponse: unwrapObject },
    getContact: { providesTags: ['Contact'], transformResponse: unwrapObject },
    sendContactMessage: { transformResponse: unwrapAccepted },
    getAbout: { providesTags: ['About'], transformResponse: unwrapObject },
    getBanners: { providesTags: ['Banner'], transformResponse: unwrapList },
    getBrands: { providesTags: ['Brand'], transformResponse: unwrapList },
    getOffers: { providesTags: ['Offer'], transformResponse: unwrapList },
    getOffer: { providesTags: ['Offer'], transformResponse: unwrapSingle },
    getVideos: { providesTags: ['Video'], transformResponse: unwrapList },
    getProductLines: { providesTags: ['ProductLine'], transformResponse: unwrapList },
    getProductLine: { providesTags: ['ProductLine'], transformResponse: unwrapSingle },
    getTerms: { providesTags: ['Term'], transformResponse: unwrapList },
  },
});

export const {
  useGetLayoutQuery,
  useGetEnvironmentsQuery,
  useGetContactQuery,
  useSendContactMessageMutation,
  useGetAboutQuery,
  useGetBannersQuery,
  useGetBrandsQuery,
  useGetOffersQuery,
  useGetOfferQuery,
  useGetVideosQuery,
  useGetProductLinesQuery,
  useGetProductLineQuery,
  useGetTermsQuery,
} = publicApi;
