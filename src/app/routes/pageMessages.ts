import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { ScreenName, screens } from '@/shared/routing/screens';

type DescribedScreen = {
  [Name in ScreenName]: (typeof screens)[Name] extends { describedBy: 'text' } ? Name : never;
}[ScreenName];

/**
 * Their ids are `page.SCREEN.description`.
 *
 * @internal
 */
export const pageDescriptions = defineMessages({
  home: {
    id: 'page.home.description',
    defaultMessage: 'Wholesale catalogue for companies: stock, prices by quantity and orders in one place.',
  },
  contact: {
    id: 'page.contact.description',
    defaultMessage: 'How to reach us: telephone, e-mail, address and a form for your question.',
  },
  terms: { id: 'page.terms.description', defaultMessage: 'Our terms of sale, delivery and returns.' },
  brands: { id: 'page.brands.description', defaultMessage: 'The brands that we stock for companies.' },
  about: { id: 'page.about.description', defaultMessage: 'Who we are and how we work for companies.' },
  catalogue: {
    id: 'page.catalogue.description',
    defaultMessage: 'Search the whole stock by name or code, with prices by quantity.',
  },
  offers: { id: 'page.offers.description', defaultMessage: 'What is on offer at the moment.' },
  videos: { id: 'page.videos.description', defaultMessage: 'Our items in use.' },
  productLines: { id: 'page.productLines.description', defaultMessage: 'The product lines we stock.' },
}) satisfies Record<DescribedScreen, MessageDescriptor>;
