import { useIntl } from 'react-intl';

import { getCatalogNames } from '@/shared/config/catalogNames';
import { useConfig } from '@/shared/config/ConfigContext';
import { uiMessages } from '@/shared/ui/uiMessages';

import { useShownLanguage } from './useLanguage';

/** Names a catalogue as configured; where it has no name, `numbered` or "Catalogue 1". */
export const useCatalogName = () => {
  const config = useConfig();
  const language = useShownLanguage();
  const { formatMessage } = useIntl();
  return (catalogId: number, numbered = formatMessage(uiMessages.catalog, { catalogId })): string =>
    getCatalogNames(config, catalogId)?.[language] ?? numbered;
};
