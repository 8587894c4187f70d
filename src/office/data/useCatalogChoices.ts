import { useLocale, useTranslate } from 'react-admin';

import { getCatalogNames } from '@/shared/config/catalogNames';
import { useConfig } from '@/shared/config/ConfigContext';
import type { Language } from '@/shared/i18n/languages';

export const useCatalogChoices = () => {
  const config = useConfig();
  const locale = useLocale() as Language;
  const translate = useTranslate();
  return config.catalogs.map((id) => ({
    id,
    name: getCatalogNames(config, id)?.[locale] ?? translate('office.catalogNumber', { id }),
  }));
};
