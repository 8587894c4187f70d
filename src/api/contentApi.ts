import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';

import type { ClientSession, Offer, ProductLine } from '@/contracts/public';

import type { TagType } from './baseApi';
import { type Accepted, unwrapAccepted, unwrapList, unwrapObject, type Unwrapped, unwrapSingle } from './envelopes';
import { generatedContentApi } from './generated/content';

type Own = {
  getOffer: Offer;
  getProductLine: ProductLine;
  sendContactMessage: Accepted;
  redeemView: ClientSession;
};

type Definitions = Unwrapped<DefinitionsFromApi<typeof generatedContentApi>, Own>;

export const contentApi = generatedContentApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
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
    redeemView: { transformResponse: unwrapSingle },
    getTerms: { providesTags: ['Term'], transformResponse: unwrapList },
  },
});

export const {
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
} = contentApi;
