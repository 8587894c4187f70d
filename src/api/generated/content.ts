import type {
  ClientSessionEnvelope,
  ViewCode,
  ContactEnvelope,
  AcceptedEnvelope,
  ContactMessage,
  MissedSearch,
  AboutEnvelope,
  BannersEnvelope,
  BrandsEnvelope,
  OffersEnvelope,
  VideosEnvelope,
  ProductLinesEnvelope,
  TermsEnvelope,
  SynonymsEnvelope,
} from '@/contracts/public';
import { contentService as api } from './contentService';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    redeemView: build.mutation<RedeemViewApiResponse, RedeemViewApiArg>({
      query: (queryArg) => ({ url: `/view/session`, method: 'POST', body: queryArg.viewCode }),
    }),
    getContact: build.query<GetContactApiResponse, GetContactApiArg>({
      query: () => ({ url: `/publics/contact` }),
    }),
    sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
      query: (queryArg) => ({ url: `/publics/contact`, method: 'POST', body: queryArg.contactMessage }),
    }),
    reportMissedSearch: build.mutation<ReportMissedSearchApiResponse, ReportMissedSearchApiArg>({
      query: (queryArg) => ({ url: `/publics/missed-search`, method: 'POST', body: queryArg.missedSearch }),
    }),
    getAbout: build.query<GetAboutApiResponse, GetAboutApiArg>({
      query: () => ({ url: `/publics/about` }),
    }),
    getBanners: build.query<GetBannersApiResponse, GetBannersApiArg>({
      query: () => ({ url: `/publics/banners` }),
    }),
    getBrands: build.query<GetBrandsApiResponse, GetBrandsApiArg>({
      query: () => ({ url: `/publics/brands` }),
    }),
    getOffers: build.query<GetOffersApiResponse, GetOffersApiArg>({
      query: () => ({ url: `/publics/offers` }),
    }),
    getOffer: build.query<GetOfferApiResponse, GetOfferApiArg>({
      query: (queryArg) => ({
        url: `/publics/offer/slug`,
        params: {
          slug: queryArg.slug,
        },
      }),
    }),
    getVideos: build.query<GetVideosApiResponse, GetVideosApiArg>({
      query: () => ({ url: `/publics/videos` }),
    }),
    getProductLines: build.query<GetProductLinesApiResponse, GetProductLinesApiArg>({
      query: () => ({ url: `/publics/product-line` }),
    }),
    getProductLine: build.query<GetProductLineApiResponse, GetProductLineApiArg>({
      query: (queryArg) => ({
        url: `/publics/product-line/read`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
    getTerms: build.query<GetTermsApiResponse, GetTermsApiArg>({
      query: () => ({ url: `/publics/terms` }),
    }),
    getSynonyms: build.query<GetSynonymsApiResponse, GetSynonymsApiArg>({
      query: () => ({ url: `/publics/synonyms` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedContentApi };
export type RedeemViewApiResponse =
  /** status 200 The session token and the client, as the only element of the list */ ClientSessionEnvelope;
export type RedeemViewApiArg = {
  viewCode: ViewCode;
};
export type GetContactApiResponse = /** status 200 The contact page */ ContactEnvelope;
export type GetContactApiArg = void;
export type SendContactMessageApiResponse = /** status 200 The message was accepted */ AcceptedEnvelope;
export type SendContactMessageApiArg = {
  contactMessage: ContactMessage;
};
export type ReportMissedSearchApiResponse =
  /** status 200 It was counted, unless it may be personal, its address has sent it or 100 others today, or `catalogue.reportsMissedSearches` is off */ AcceptedEnvelope;
export type ReportMissedSearchApiArg = {
  missedSearch: MissedSearch;
};
export type GetAboutApiResponse = /** status 200 The about page */ AboutEnvelope;
export type GetAboutApiArg = void;
export type GetBannersApiResponse = /** status 200 The banners in display order */ BannersEnvelope;
export type GetBannersApiArg = void;
export type GetBrandsApiResponse = /** status 200 The brands in display order */ BrandsEnvelope;
export type GetBrandsApiArg = void;
export type GetOffersApiResponse = /** status 200 The offers in display order */ OffersEnvelope;
export type GetOffersApiArg = void;
export type GetOfferApiResponse = /** status 200 The offer, as the only element of the list */ OffersEnvelope;
export type GetOfferApiArg = {
  /** The slug of the offer, as in the route {lang}/offer/{slug} (spec §2) */
  slug: string;
};
export type GetVideosApiResponse = /** status 200 The videos in display order */ VideosEnvelope;
export type GetVideosApiArg = void;
export type GetProductLinesApiResponse = /** status 200 The product lines in display order */ ProductLinesEnvelope;
export type GetProductLinesApiArg = void;
export type GetProductLineApiResponse =
  /** status 200 The product line, as the only element of the list */ ProductLinesEnvelope;
export type GetProductLineApiArg = {
  /** The id of the product line */
  id: number;
};
export type GetTermsApiResponse = /** status 200 The terms in display order */ TermsEnvelope;
export type GetTermsApiArg = void;
export type GetSynonymsApiResponse =
  /** status 200 The groups of words, in the language of the request only */ SynonymsEnvelope;
export type GetSynonymsApiArg = void;
