import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogPage } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { searchRequestHref } from '@/shared/routing/catalogueAddresses';
import { paths, searchParam } from '@/shared/routing/paths';

import type { CatalogueAddress } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';
import { itemMessages } from '../components/itemMessages';

type SearchHintsProps = {
  address: CatalogueAddress;
  hrefWith: (change: Partial<CatalogueAddress>) => string;
  reading: NonNullable<CatalogPage['reading']>;
};

const link = { color: 'primary.main', fontWeight: 600, overflowWrap: 'anywhere' } as const;

const shownSynonyms = 4;

/** How the text was read if not just as typed, with links to other readings. */
export const SearchHints = ({ address: { text }, hrefWith, reading }: SearchHintsProps) => {
  const { formatMessage, formatList } = useIntl();
  const lang = useLanguage();
  const { isAsTyped, language, corrected, choices, synonyms, hasProperties, parts } = reading;
  const linkTo = (to: string, label: ReactNode) => (
    <Box component={Link} to={to} rel="nofollow" sx={link}>
      {label}
    </Box>
  );
  const linkToText = (searched: string, label: ReactNode) =>
    linkTo(paths.catalogue.href({ lang }, { [searchParam]: searched }), label);
  const hasParts = parts.length > 0;
  const hasChoices = choices.length > 0;
  const isWidened = isAsTyped && (synonyms.length > 0 || hasProperties);
  if (!hasParts && !language && !hasChoices && corrected === null && synonyms.length === 0 && !hasProperties)
    return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 2, displayPrint: 'none' }}>
      {hasChoices && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {formatMessage(catalogueMessages.choices)}
          {choices.map((each) => (
            <Fragment key={each}>{linkToText(each, each)}</Fragment>
          ))}
        </Box>
      )}
      {hasParts && formatMessage(catalogueMessages.noneHasAll, { text })}
      {parts.map((each) => (
        <span key={each.text}>
          {linkToText(each.text, <FormattedMessage {...catalogueMessages.someHave} values={each} />)}
        </span>
      ))}
      {hasParts && linkTo(searchRequestHref(lang, text), formatMessage(catalogueMessages.askForIt, { text }))}
      {language && (
        <span>
          <FormattedMessage {...itemMessages.otherLanguage} values={{ language }} />
        </span>
      )}
      {synonyms.length > 0 && (
        <span>
          <FormattedMessage
            {...catalogueMessages.synonyms}
            values={{ isAsTyped, words: formatList(synonyms.slice(0, shownSynonyms), { type: 'disjunction' }) }}
          />
        </span>
      )}
      {hasProperties && <span>{formatMessage(catalogueMessages.byProperties)}</span>}
      {isWidened && linkTo(hrefWith({ text, isLiteral: true }), formatMessage(catalogueMessages.searchOnly, { text }))}
      {corrected !== null &&
        linkTo(hrefWith({ text, isLiteral: true }), formatMessage(catalogueMessages.searchInstead, { text }))}
    </Box>
  );
};
