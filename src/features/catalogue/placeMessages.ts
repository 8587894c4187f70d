import { defineMessages } from 'react-intl';

/** Where an item is in the catalogue, and the way back: the only catalogue messages that an item's screen needs. */
export const placeMessages = defineMessages({
  title: { id: 'catalogue.title', defaultMessage: 'Catalogue' },
  breadcrumbs: { id: 'catalogue.breadcrumbs', defaultMessage: 'Where you are' },
  home: { id: 'catalogue.breadcrumbs.home', defaultMessage: 'Home' },
  nameless: { id: 'catalogue.breadcrumbs.nameless', defaultMessage: 'Category without a name' },
  wholeCatalogue: { id: 'catalogue.whole', defaultMessage: 'See the whole catalogue' },
});
