// Generated from public.yaml by `npm run api:generate`.

/** A failure: isSuccessful is false, regardless of the status */
export type ErrorEnvelope = {
  isSuccessful: false;
  /** What went wrong, in the language of the request */
  message: string;
  /** A machine-readable reason, independent of the language */
  code?: string;
  /** Identifies this request in the log of the service */
  requestId?: string;
};

export type Credentials = {
  username: string;
  password: string;
};

export type Session = {
  /** Three dot-separated parts (spec §4) */
  token: string;
};

export type SessionEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Session[];
};

/** A session with the record that `/api/clients/login` returns */
export type ClientSession = {
  /** Three dot-separated parts (spec §4) */
  token: string;
  clientId: number;
  name: string;
  username?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
  deliveryAddresses?: string | null;
  taxId?: string | null;
  personId?: number;
  personName?: string;
  /** Of a view */
  endsAt?: string;
};

export type ClientSessionEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: ClientSession[];
};

export type MissedSearch = {
  text: string;
};

export type ViewCode = {
  /** As it is in the link */
  code: string;
};

export type PasskeyChallenge = {
  /** In base64url */
  challenge: string;
  /** The host name to which the passkeys belong */
  rpId: string;
};

export type PasskeyChallengeEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: PasskeyChallenge[];
};

/** What the authenticator has signed, as WebAuthn names and encodes it */
export type PasskeyAssertion = {
  credentialId: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userId: string;
};

export type OauthAddress = {
  /** An address in the application */
  url: string;
};

export type OauthAddressEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: OauthAddress[];
};

/** Spec §3, layout data: all text, aside_sub_title may be null */
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
  /** Our own extension: screens without content, which the menu and the footer do not link to. Omitted if every screen has content, and by services that do not know. */
  emptyScreens?: ('about' | 'brands' | 'offers' | 'productLines' | 'videos')[];
};

export type LayoutEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Layout;
};

/** Spec §3, social links: an object keyed by facebook, instagram, whatsapp (also twitter, pinterest); tax likewise */
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

export type ContactMessage = {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  subject?: string;
  message: string;
};

/** A confirmation without data */
export type AcceptedEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: string[];
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
  /** An address in the application or elsewhere */
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
  /** The segment of the route {lang}/offer/{slug} (spec §2) */
  slug: string;
  title: string;
  /** Paragraphs, separated by empty lines */
  body: string;
  imageUrl: string | null;
  /** The catalogue of the items; null for the first catalogue that has them */
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
  /** The id of the video on YouTube */
  youtubeId: string | null;
  /** The address of a video that is not on YouTube, or the name of a file in blob storage */
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
  /** The segment of the route {lang}/terms/{id} (spec §2) */
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

export type SynonymGroup = {
  /** Two words or phrases with one meaning, or more, as people write them; a word may be in several groups */
  words: string[];
};

export type SynonymsEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: SynonymGroup[];
};

export type PublicInputs = {
  authenticateUser: { body: Credentials };
  getOauthLogin: { query: { lang?: string; from?: string } };
  redeemSignIn: {};
  redeemView: { body: ViewCode };
  startPasskeySignIn: {};
  signInWithPasskey: { body: PasskeyAssertion };
  getOauthLogout: {};
  getLayout: {};
  getEnvironments: { query: { 'names[]'?: string[] } };
  getContact: {};
  sendContactMessage: { body: ContactMessage };
  reportMissedSearch: { body: MissedSearch };
  getAbout: {};
  getBanners: {};
  getBrands: {};
  getOffers: {};
  getOffer: { query: { slug: string } };
  getVideos: {};
  getProductLines: {};
  getProductLine: { query: { id: number } };
  getTerms: {};
  getSynonyms: {};
};

export type PublicOutputs = {
  authenticateUser: SessionEnvelope;
  getOauthLogin: OauthAddressEnvelope;
  redeemSignIn: ClientSessionEnvelope;
  redeemView: ClientSessionEnvelope;
  startPasskeySignIn: PasskeyChallengeEnvelope;
  signInWithPasskey: ClientSessionEnvelope;
  getOauthLogout: OauthAddressEnvelope;
  getLayout: LayoutEnvelope;
  getEnvironments: EnvironmentsEnvelope;
  getContact: ContactEnvelope;
  sendContactMessage: AcceptedEnvelope;
  reportMissedSearch: AcceptedEnvelope;
  getAbout: AboutEnvelope;
  getBanners: BannersEnvelope;
  getBrands: BrandsEnvelope;
  getOffers: OffersEnvelope;
  getOffer: OffersEnvelope;
  getVideos: VideosEnvelope;
  getProductLines: ProductLinesEnvelope;
  getProductLine: ProductLinesEnvelope;
  getTerms: TermsEnvelope;
  getSynonyms: SynonymsEnvelope;
};
