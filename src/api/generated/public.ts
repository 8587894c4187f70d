import { publicService as api } from './publicService';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticateUser: build.mutation<AuthenticateUserApiResponse, AuthenticateUserApiArg>({
      query: (queryArg) => ({ url: `/user/authenticate`, method: 'POST', body: queryArg.credentials }),
    }),
    getOauthLogin: build.query<GetOauthLoginApiResponse, GetOauthLoginApiArg>({
      query: () => ({ url: `/oauth/login` }),
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
    getContact: build.query<GetContactApiResponse, GetContactApiArg>({
      query: () => ({ url: `/publics/contact` }),
    }),
    sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
      query: (queryArg) => ({ url: `/publics/contact`, method: 'POST', body: queryArg.contactMessage }),
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
export type GetOauthLoginApiArg = void;
export type GetOauthLogoutApiResponse =
  /** status 200 The address to go to, as the only element of the list */ OauthAddressEnvelope;
export type GetOauthLogoutApiArg = void;
export type GetLayoutApiResponse = /** status 200 The layout texts */ LayoutEnvelope;
export type GetLayoutApiArg = void;
export type GetEnvironmentsApiResponse =
  /** status 200 A mapping of name to value; a name that is not known is left out */ EnvironmentsEnvelope;
export type GetEnvironmentsApiArg = {
  /** Names of the settings, repeated (spec §7: arrays are sent as repeated name[]). All of them without it. */
  names?: string[];
};
export type GetContactApiResponse = /** status 200 The contact page */ ContactEnvelope;
export type GetContactApiArg = void;
export type SendContactMessageApiResponse = /** status 200 The message was taken */ AcceptedEnvelope;
export type SendContactMessageApiArg = {
  contactMessage: ContactMessage;
};
export type GetAboutApiResponse = /** status 200 The about page */ AboutEnvelope;
export type GetAboutApiArg = void;
export type GetBannersApiResponse = /** status 200 The banners in the order in which they are shown */ BannersEnvelope;
export type GetBannersApiArg = void;
export type GetBrandsApiResponse = /** status 200 The brands in the order in which they are shown */ BrandsEnvelope;
export type GetBrandsApiArg = void;
export type GetOffersApiResponse = /** status 200 The offers in the order in which they are shown */ OffersEnvelope;
export type GetOffersApiArg = void;
export type GetOfferApiResponse = /** status 200 The offer, as the only element of the list */ OffersEnvelope;
export type GetOfferApiArg = {
  /** The slug of the offer, as in the route {lang}/offer/{slug} (spec §2) */
  slug: string;
};
export type GetVideosApiResponse = /** status 200 The videos in the order in which they are shown */ VideosEnvelope;
export type GetVideosApiArg = void;
export type GetProductLinesApiResponse =
  /** status 200 The product lines in the order in which they are shown */ ProductLinesEnvelope;
export type GetProductLinesApiArg = void;
export type GetProductLineApiResponse =
  /** status 200 The product line, as the only element of the list */ ProductLinesEnvelope;
export type GetProductLineApiArg = {
  /** The id of the product line */
  id: number;
};
export type GetTermsApiResponse = /** status 200 The terms in the order in which they are shown */ TermsEnvelope;
export type GetTermsApiArg = void;
export type Session = {
  /** Three dot-separated parts (spec §4) */
  token: string;
};
export type SessionEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Session[];
};
export type ErrorEnvelope = {
  isSuccessful: false;
  /** What went wrong, in the language of the request */
  message: string;
  /** What went wrong, for programs; it does not depend on the language */
  code?: string;
  /** What the service wrote in its log about this request */
  requestId?: string;
};
export type Credentials = {
  username: string;
  password: string;
};
export type OauthAddress = {
  /** An address of the application */
  url: string;
};
export type OauthAddressEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OauthAddress[];
};
export type Layout = {
  aside_button: string;
  aside_sub_title: string | null;
  aside_title: string;
  card_action_button: string;
  card_action_title: string;
  step_one: string;
  step_two: string;
  step_three: string;
  step_title: string;
  title_highlighted: string;
  title_offer: string;
  title_recent: string;
};
export type LayoutEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Layout;
};
export type Environments = {
  [key: string]: string | null;
};
export type EnvironmentsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Environments;
};
export type Contact = {
  title: string | null;
  /** Paragraphs, separated by empty lines */
  body: string;
  address: string | null;
  phone: string | null;
  email: string | null;
  openingHours: string | null;
};
export type ContactEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Contact;
};
export type AcceptedEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: string[];
};
export type ContactMessage = {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  subject?: string;
  message: string;
};
export type About = {
  title: string | null;
  /** Paragraphs, separated by empty lines */
  body: string;
  imageUrl: string | null;
};
export type AboutEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: About;
};
export type Banner = {
  bannerId: number;
  title: string;
  subtitle: string | null;
  imageUrl: string | null;
  /** An address of the application, or elsewhere */
  linkUrl: string | null;
};
export type BannersEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Banner[];
};
export type Brand = {
  brandId: number;
  name: string;
  logoUrl: string | null;
  /** The site of the brand */
  url: string | null;
};
export type BrandsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Brand[];
};
export type Offer = {
  offerId: number;
  /** What stands in the route {lang}/offer/{slug} (spec §2) */
  slug: string;
  title: string;
  /** Paragraphs, separated by empty lines */
  body: string;
  imageUrl: string | null;
  /** The catalogue of the items; null where the first catalogue that has them serves */
  catalogId: number | null;
  /** The items on offer */
  stockItemIds: number[];
};
export type OffersEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Offer[];
};
export type Video = {
  videoId: number;
  title: string;
  description: string | null;
  /** The id of the video at YouTube */
  youtubeId: string | null;
  /** The address of the video where it is not at YouTube, or the name of a file of the blob storage */
  url: string | null;
  /** The picture shown until the video plays */
  posterUrl: string | null;
};
export type VideosEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Video[];
};
export type ProductLine = {
  productLineId: number;
  name: string;
  summary: string | null;
  /** Paragraphs, separated by empty lines; null in the list of product lines */
  body: string | null;
  imageUrl: string | null;
  /** The categories of the line */
  stockCategoryIds: number[];
};
export type ProductLinesEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ProductLine[];
};
export type Term = {
  /** What stands in the route {lang}/terms/{id} (spec §2) */
  termId: number;
  title: string;
  /** Paragraphs, separated by empty lines */
  body: string;
};
export type TermsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Term[];
};
