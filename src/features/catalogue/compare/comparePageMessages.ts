import { defineMessages } from 'react-intl';

export const comparePageMessages = defineMessages({
  title: { id: 'page.compare', defaultMessage: 'Compare items' },
  onlyDifferent: { id: 'compare.onlyDifferent', defaultMessage: 'Only differences' },
  differs: { id: 'compare.differs', defaultMessage: ' (different)' },
  cut: { id: 'compare.cut', defaultMessage: 'Up to four items can be compared; the first four are shown.' },
  gone: { id: 'compare.gone', defaultMessage: 'An item of this comparison is no longer sold.' },
  failed: { id: 'compare.failed', defaultMessage: 'The items could not be loaded' },
  empty: { id: 'compare.empty', defaultMessage: 'Nothing to compare yet' },
  hint: { id: 'compare.hint', defaultMessage: 'Tick two to four items in the catalogue or on their pages.' },
});
