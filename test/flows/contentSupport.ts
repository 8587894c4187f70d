import { http } from 'msw';

import type { About, Banner, Brand, Contact, Offer, ProductLine, Term, Video } from '@/contracts/public';

import { mswServer } from '../support/mswServer';
import { dataResponse, errorResponse, listResponse } from '../support/responses';

const service = 'http://localhost:3000/services/public/publics';

/** Responds with data, or with an error status; several are used in turn, repeating the last. */
export const mockContent = (path: string, ...responses: (object | number)[]) => {
  const requests: Request[] = [];
  mswServer.use(
    http.get(`${service}/${path}`, ({ request }) => {
      requests.push(request);
      const response = responses[Math.min(requests.length, responses.length) - 1]!;
      return typeof response === 'number' ? errorResponse(response) : dataResponse(response);
    }),
  );
  return requests;
};

/** An empty catalogue, so that the catalogue sections of these screens show nothing. */
export const mockEmptyCatalogue = () =>
  mswServer.use(http.get('http://localhost:3000/services/inventory/*', () => listResponse()));

export const contactUrl = `${service}/contact`;

export const aBanner = (overrides: Partial<Banner> = {}): Banner => ({
  bannerId: 1,
  title: 'Cut to measure',
  subtitle: 'In two days',
  imageUrl: 'Content/banner.svg',
  linkUrl: '/es/offer/box-prices',
  ...overrides,
});

export const anOffer = (overrides: Partial<Offer> = {}): Offer => ({
  offerId: 1,
  slug: 'box-prices',
  title: 'Box prices',
  body: 'By the box.\n\nNo code is needed.',
  imageUrl: 'Content/offer.svg',
  catalogId: 1,
  stockItemIds: [],
  ...overrides,
});

export const aProductLine = (overrides: Partial<ProductLine> = {}): ProductLine => ({
  productLineId: 1,
  name: 'Workshop',
  summary: 'All for the bench',
  body: 'From the vice to the last screw.',
  imageUrl: null,
  stockCategoryIds: [],
  ...overrides,
});

export const aBrand = (overrides: Partial<Brand> = {}): Brand => ({
  brandId: 1,
  name: 'Nordline',
  logoUrl: 'Content/nordline.svg',
  url: 'https://nordline.example',
  ...overrides,
});

export const aVideo = (overrides: Partial<Video> = {}): Video => ({
  videoId: 1,
  title: 'How to measure',
  description: 'In three minutes',
  youtubeId: 'aqz-KE-bpKQ',
  url: null,
  posterUrl: 'Content/poster.svg',
  ...overrides,
});

export const aTerm = (overrides: Partial<Term> = {}): Term => ({
  termId: 1,
  title: 'Sale',
  body: 'We sell to businesses.',
  ...overrides,
});

export const anAbout = (overrides: Partial<About> = {}): About => ({
  title: 'Who we are',
  body: 'A workshop.',
  imageUrl: null,
  ...overrides,
});

export const aContact = (overrides: Partial<Contact> = {}): Contact => ({
  title: 'Contact',
  body: 'Write to us.',
  address: '12 Workshop Street, La Vega',
  phone: '+1 555 0100',
  email: 'hello@medida.example',
  openingHours: 'Monday to Friday',
  ...overrides,
});
