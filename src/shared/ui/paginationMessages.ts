import { defineMessage } from '@formatjs/intl';
import { defineMessages } from 'react-intl';

export const paginationMessages = {
  ...defineMessages({
    pages: { id: 'pagination.pages', defaultMessage: 'Pages' },
    previous: { id: 'pagination.previous', defaultMessage: 'Previous page' },
    next: { id: 'pagination.next', defaultMessage: 'Next page' },
  }),
  page: defineMessage<{ page: number }>({ id: 'pagination.page', defaultMessage: 'Page {page, number}' }),
};
