import type { RecordShape } from '../request/parseResponse';
import { injectionFor } from '../serviceApis';
const ClientSession: RecordShape = {
  token: 't!',
  clientId: 'i!',
  name: 't!',
  username: 't?',
  email: 't?',
  phone: 't?',
  address: 't?',
  deliveryAddresses: 't?',
  taxId: 't?',
  personId: 'i',
  personName: 't',
  endsAt: 't',
};
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
const SynonymGroup: RecordShape = { words: ['t!', '!', 20] };
/** Parses each response by its contract. */
export const contentService = injectionFor('public', {
  redeemView: [ClientSession, '!'],
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
  getSynonyms: [SynonymGroup, '!', 5000],
});
