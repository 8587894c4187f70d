import { FormattedMessage } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { ButtonLink } from '@/shared/ui/Button';

import { compareHref } from './compareAddress';
import { compareMessages } from './compareMessages';
import { useComparedKeys } from './useComparison';

/** Leads to the comparison of what is ticked. */
export const CompareLink = () => {
  const lang = useLanguage();
  const keys = useComparedKeys();
  return (
    <ButtonLink to={compareHref(lang, keys)} discover="none" sx={{ whiteSpace: 'nowrap' }}>
      <FormattedMessage {...compareMessages.open} values={{ count: keys.length }} />
    </ButtonLink>
  );
};
