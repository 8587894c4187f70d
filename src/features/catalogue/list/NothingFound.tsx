import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { searchRequestHref } from '@/shared/routing/catalogueAddresses';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { NothingFoundPicture } from '@/shared/ui/LineDrawing';

import type { CatalogueAddress } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';
import { placeMessages } from '../components/itemMessages';

type NothingFoundProps = {
  address: CatalogueAddress;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
};

/** No results: leads from a literal search to a wider one, to the shop itself, and to the whole catalogue. */
export const NothingFound = ({ address: { text, isLiteral }, hrefWith }: NothingFoundProps) => {
  const lang = useLanguage();
  return (
    <EmptyState
      picture={<NothingFoundPicture />}
      title={<FormattedMessage {...catalogueMessages.empty} />}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {text !== '' && isLiteral && (
            <ButtonLink tone="outlined" to={hrefWith({ text, isLiteral: false })} rel="nofollow">
              <FormattedMessage {...catalogueMessages.searchWidely} values={{ text }} />
            </ButtonLink>
          )}
          {text !== '' && (
            <ButtonLink tone="outlined" to={searchRequestHref(lang, text)} rel="nofollow">
              <FormattedMessage {...catalogueMessages.askForIt} values={{ text }} />
            </ButtonLink>
          )}
          <ButtonLink tone="outlined" to={paths.catalogue.href({ lang })}>
            <FormattedMessage {...placeMessages.wholeCatalogue} />
          </ButtonLink>
        </Box>
      }
    >
      <FormattedMessage {...catalogueMessages.emptyHint} />
    </EmptyState>
  );
};

export const UnknownCategory = () => {
  const lang = useLanguage();
  return (
    <EmptyState
      level="h1"
      picture={<NothingFoundPicture />}
      title={<FormattedMessage {...catalogueMessages.noCategory} />}
      action={
        <ButtonLink tone="outlined" to={paths.catalogue.href({ lang })}>
          <FormattedMessage {...placeMessages.wholeCatalogue} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...catalogueMessages.noCategoryHint} />
    </EmptyState>
  );
};
