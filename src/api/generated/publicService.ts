import type { RecordShape } from '../request/parseResponse';
import { injectionFor } from '../serviceApis';
const Session: RecordShape = { token: 't!' };
const OauthAddress: RecordShape = { url: 't!' };
const Layout: RecordShape = {
  aside_button: 't0',
  aside_sub_title: 't?',
  aside_title: 't0',
  card_action_button: 't0',
  card_action_title: 't0',
  step_one: 't0',
  step_two: 't0',
  step_three: 't0',
  step_title: 't0',
  title_highlighted: 't0',
  title_offer: 't0',
  title_recent: 't0',
};
const Environments: RecordShape = { '*': 't?' };
const Contact: RecordShape = { title: 't?', body: 'T0', address: 't?', phone: 't?', email: 't?', openingHours: 't?' };
const About: RecordShape = { title: 't?', body: 'T0', imageUrl: 't?' };
const Banner: RecordShape = { bannerId: 'i#', title: 't!', subtitle: 't?', imageUrl: 't?', linkUrl: 't?' };
const Brand: RecordShape = { brandId: 'i#', name: 't!', logoUrl: 't?', url: 't?' };
const Offer: RecordShape = {
  offerId: 'i#',
  slug: 't!',
  title: 't!',
  body: 'T0',
  imageUrl: 't?',
  catalogId: 'i?',
  stockItemIds: ['i#', '0', 500],
};
const Video: RecordShape = {
  videoId: 'i#',
  title: 't!',
  description: 't?',
  youtubeId: 't?',
  url: 't?',
  posterUrl: 't?',
};
const ProductLine: RecordShape = {
  productLineId: 'i#',
  name: 't!',
  summary: 't?',
  body: 'T?',
  imageUrl: 't?',
  stockCategoryIds: ['i#', '0', 500],
};
const Term: RecordShape = { termId: 'i#', title: 't!', body: 'T0' };
/** Parses each response by its contract. */
export const publicService = injectionFor('public', {
  authenticateUser: [Session, '!'],
  getOauthLogin: [OauthAddress, '!'],
  getOauthLogout: [OauthAddress, '!'],
  getLayout: Layout,
  getEnvironments: Environments,
  getContact: Contact,
  getAbout: About,
  getBanners: [Banner, '!', 20],
  getBrands: [Brand, '!', 500],
  getOffers: [Offer, '!', 500],
  getOffer: [Offer, '!', 500],
  getVideos: [Video, '!', 500],
  getProductLines: [ProductLine, '!', 500],
  getProductLine: [ProductLine, '!', 500],
  getTerms: [Term, '!', 500],
});
