// Generated from public.yaml by `npm run api:generate`.

/** An answer that failed: isSuccessful is false, whatever the status */
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

export type Session = {
  /** Three dot-separated parts (spec §4) */
  token: string;
};

export type SessionEnvelope = {
  isSuccessful: boolean;
  message: string | null;
  data: Session[];
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

/** An answer that says that something was done, and has no data */
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
