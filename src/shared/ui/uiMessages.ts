import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const uiMessages = {
  ...defineMessages({
    loading: { id: 'ui.loading', defaultMessage: 'Loading' },
    retry: { id: 'ui.retry', defaultMessage: 'Try again' },
    close: { id: 'ui.close', defaultMessage: 'Close' },
    offline: { id: 'ui.offline', defaultMessage: 'There is no connection' },
    offlineBody: { id: 'ui.offline.body', defaultMessage: 'This will load automatically when you are back online.' },
    quantityKeys: {
      id: 'ui.quantityKeys',
      defaultMessage: 'Tab, Enter and the arrow keys move between quantities. Alt with ↑ or ↓ changes one.',
    },
    chooseVariant: { id: 'ui.variant.choose', defaultMessage: 'Choose a variant' },
    partTitle: { id: 'ui.part.title', defaultMessage: 'This part of the page could not be loaded' },
    unreachable: {
      id: 'ui.part.unreachable',
      defaultMessage:
        'The network returned something else, or nothing at all. Some networks ask you to sign in first. Check your connection and try again.',
    },
  }),
  chooseVariantOf: defineMessage<{ name: string }>({
    id: 'ui.variant.chooseOf',
    defaultMessage: 'Choose a variant: {name}',
  }),
  more: defineMessage<{ step: number; label: string }>({
    id: 'ui.quantity.more',
    defaultMessage: '{step, plural, =1 {One} other {#}} more: {label}',
  }),
  less: defineMessage<{ step: number; label: string }>({
    id: 'ui.quantity.less',
    defaultMessage: '{step, plural, =1 {One} other {#}} less: {label}',
  }),
  catalog: defineMessage<{ catalogId: number }>({ id: 'ui.catalog', defaultMessage: 'Catalogue {catalogId}' }),
  partFailed: defineMessage<{ reportId: string }>({
    id: 'ui.part.failed',
    defaultMessage: 'This part of the page could not be loaded. Check your connection and try again. Report {reportId}',
  }),
  reportId: defineMessage<{ reportId: string }>({ id: 'ui.reportId', defaultMessage: 'Report {reportId}' }),
};
