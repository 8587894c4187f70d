import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { useAppDispatch } from '@/store/hooks';
import { reportMissedSearch } from '@/api/reportMissedSearch';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { whenLoadedAndIdle } from '@/shared/lib/scheduling';
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
export const NothingFound = ({ address, hrefWith }: NothingFoundProps) => {
  const { text, isLiteral, category, catalogId, price, offers, recent, isBought, inStock, features } = address;
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const isNarrowed =
    [category, catalogId, price].some((each) => each !== null) ||
    [isLiteral, offers, recent, isBought, inStock].includes(true) ||
    Object.keys(features).length > 0;
  useEffect(() => {
    if (isNarrowed) return undefined;
    return whenLoadedAndIdle(() => void dispatch(reportMissedSearch(text)));
  }, [dispatch, isNarrowed, text]);
  return (
    <EmptyState
      picture={<NothingFoundPicture />}
      title={formatMessage(catalogueMessages.empty)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {text !== '' && isLiteral && (
            <ButtonLink tone="outlined" to={hrefWith({ text, isLiteral: false })} rel="nofollow">
              {formatMessage(catalogueMessages.searchWidely, { text })}
            </ButtonLink>
          )}
          {text !== '' && (
            <ButtonLink tone="outlined" to={searchRequestHref(lang, text)} rel="nofollow">
              {formatMessage(catalogueMessages.askForIt, { text })}
            </ButtonLink>
          )}
          <ButtonLink tone="outlined" to={paths.catalogue.href({ lang })}>
            {formatMessage(placeMessages.wholeCatalogue)}
          </ButtonLink>
        </Box>
      }
    >
      {formatMessage(catalogueMessages.emptyHint)}
    </EmptyState>
  );
};

export const UnknownCategory = () => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  return (
    <EmptyState
      level="h1"
      picture={<NothingFoundPicture />}
      title={formatMessage(catalogueMessages.noCategory)}
      action={
        <ButtonLink tone="outlined" to={paths.catalogue.href({ lang })}>
          {formatMessage(placeMessages.wholeCatalogue)}
        </ButtonLink>
      }
    >
      {formatMessage(catalogueMessages.noCategoryHint)}
    </EmptyState>
  );
};
