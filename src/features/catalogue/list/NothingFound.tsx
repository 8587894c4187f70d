import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

import { useGetCorrectionsQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
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

const correctionsAtMost = 3;

/** No results: suggests similar words from the catalogue, and links back to the whole of it. */
export const NothingFound = ({ address: { text }, hrefWith }: NothingFoundProps) => {
  const lang = useLanguage();
  const { data: better = [] } = useGetCorrectionsQuery({ text, limit: correctionsAtMost }, { skip: text === '' });
  return (
    <EmptyState
      picture={<NothingFoundPicture />}
      title={<FormattedMessage {...catalogueMessages.empty} />}
      action={
        <ButtonLink tone="outlined" to={paths.catalogue.href({ lang })}>
          <FormattedMessage {...placeMessages.wholeCatalogue} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...catalogueMessages.emptyHint} />
      {better.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 1.5 }}>
          <FormattedMessage {...catalogueMessages.didYouMean} />
          {better.map((near) => (
            <Box
              key={near}
              component={Link}
              to={hrefWith({ text: near, isLiteral: false })}
              sx={{ color: 'primary.main', fontWeight: 600 }}
            >
              {near}
            </Box>
          ))}
        </Box>
      )}
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
