import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogPage } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { itemRequestHref } from '@/shared/routing/catalogueAddresses';

import type { CatalogueAddress } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';

type SearchHintsProps = {
  address: CatalogueAddress;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
  reading: NonNullable<CatalogPage['reading']>;
};

const link = { color: 'primary.main', fontWeight: 600, overflowWrap: 'anywhere' } as const;

const shownSynonyms = 4;

/** How a text was searched for, if not just as it was typed, and the ways to what was meant. */
export const SearchHints = ({ address: { text }, hrefWith, reading }: SearchHintsProps) => {
  const { formatList } = useIntl();
  const lang = useLanguage();
  const { isAsTyped, corrected, synonyms, hasProperties, parts } = reading;
  const linkTo = (change: Partial<CatalogueAddress>, label: ReactNode) => (
    <Box component={Link} to={hrefWith(change)} rel="nofollow" sx={link}>
      {label}
    </Box>
  );
  const [part] = parts;
  const isWidened = isAsTyped && (synonyms.length > 0 || hasProperties);
  if (!part && corrected === null && synonyms.length === 0 && !hasProperties) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 2, displayPrint: 'none' }}>
      {part && <FormattedMessage {...catalogueMessages.noneHasAll} values={{ text }} />}
      {parts.map((each) => (
        <span key={each.text}>
          {linkTo({ text: each.text }, <FormattedMessage {...catalogueMessages.someHave} values={each} />)}
        </span>
      ))}
      {part && (
        <Box component={Link} to={itemRequestHref(lang, text)} rel="nofollow" sx={link}>
          <FormattedMessage {...catalogueMessages.askForIt} values={{ text }} />
        </Box>
      )}
      {synonyms.length > 0 && (
        <span>
          <FormattedMessage
            {...catalogueMessages.synonyms}
            values={{ isAsTyped, words: formatList(synonyms.slice(0, shownSynonyms), { type: 'disjunction' }) }}
          />
        </span>
      )}
      {hasProperties && (
        <span>
          <FormattedMessage {...catalogueMessages.byProperties} />
        </span>
      )}
      {isWidened &&
        linkTo({ text, isLiteral: true }, <FormattedMessage {...catalogueMessages.searchOnly} values={{ text }} />)}
      {corrected !== null &&
        linkTo({ text, isLiteral: true }, <FormattedMessage {...catalogueMessages.searchInstead} values={{ text }} />)}
    </Box>
  );
};
