import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { acceptedOf, listOf, objectOf, onlyOf, type Accepted, type Unwrapped } from './envelopes';
import { generatedPublicApi, type OauthAddress, type Offer, type ProductLine, type Session } from './generated/public';
import type { TagType } from './tags';

export type {
  About,
  Banner,
  Brand,
  Contact,
  ContactMessage,
  Environments,
  Layout,
  Offer,
  ProductLine,
  Term,
  Video,
} from './generated/public';

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
    authenticateUser: { transformResponse: onlyOf },
    getOauthLogin: { transformResponse: onlyOf },
    getOauthLogout: { transformResponse: onlyOf },
    getLayout: { providesTags: ['Layout'], transformResponse: objectOf },
    getEnvironments: { providesTags: ['Environment'], transformResponse: objectOf },
    getContact: { providesTags: ['Contact'], transformResponse: objectOf },
    sendContactMessage: { transformResponse: acceptedOf },
    getAbout: { providesTags: ['About'], transformResponse: objectOf },
    getBanners: { providesTags: ['Banner'], transformResponse: listOf },
    getBrands: { providesTags: ['Brand'], transformResponse: listOf },
    getOffers: { providesTags: ['Offer'], transformResponse: listOf },
    getOffer: { providesTags: ['Offer'], transformResponse: onlyOf },
    getVideos: { providesTags: ['Video'], transformResponse: listOf },
    getProductLines: { providesTags: ['ProductLine'], transformResponse: listOf },
    getProductLine: { providesTags: ['ProductLine'], transformResponse: onlyOf },
    getTerms: { providesTags: ['Term'], transformResponse: listOf },
  },
});

export const {
  useAuthenticateUserMutation,
  useGetOauthLogoutMutation,
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
