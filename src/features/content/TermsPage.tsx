import Box from '@mui/material/Box';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';

import { useGetTermsQuery } from '@/api/contentApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { toExcerpt } from '@/shared/lib/plainText';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { PageBody } from '@/shared/ui/PageBody';
import type { Term } from '@/contracts/public';

import { ContentList } from './components/ContentList';
import { type ContentQuery, isMissing, parseRecordId } from './components/contentQuery';
import { BackLink, PageHeading } from './components/PageHeading';
import { TextLoading } from './components/RichText';
import { SingleTerm, TermSections } from './components/TermTexts';
import { contentMessages } from './contentMessages';

const entry = {
  display: 'block',
  px: 2,
  py: 1.25,
  borderLeft: 3,
  borderColor: 'divider',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&[aria-current]': { color: 'text.primary', fontWeight: 650, borderColor: 'primary.main' },
};

type TermContentsProps = { terms: Term[]; currentId?: number };

/** The sections of the terms, each with its own URL. */
const TermContents = ({ terms, currentId }: TermContentsProps) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  return (
    <Box
      component="nav"
      aria-label={formatMessage(contentMessages.termsOnPage)}
      sx={{
        position: { md: 'sticky' },
        top: { md: 'calc(var(--top-bar) + 32px)' },
        '@media print': { display: 'none' },
      }}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {terms.map(({ termId, title }) => (
          <li key={termId}>
            <Box
              component={Link}
              to={paths.terms.href({ lang, id: termId })}
              aria-current={termId === currentId ? 'page' : undefined}
              sx={entry}
            >
              {title}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
};

// Shown when a provider serves no terms.
const messages = defineMessages({
  sale: { id: 'content.terms.sale', defaultMessage: 'Sales' },
  saleBody: {
    id: 'content.terms.sale.body',
    defaultMessage:
      'We sell to registered businesses. An order is accepted when we give you its number; the price of each line is the one in force at that moment. Taxes are added to the order.',
  },
  delivery: { id: 'content.terms.delivery', defaultMessage: 'Delivery and returns' },
  deliveryBody: {
    id: 'content.terms.delivery.body',
    defaultMessage:
      'Check the delivery when it arrives and tell us of any damage. Items made to measure cannot be returned unless they are faulty.',
  },
  privacy: { id: 'content.terms.privacy', defaultMessage: 'Privacy' },
  privacyBody: {
    id: 'content.terms.privacy.body',
    defaultMessage:
      'We store your company details, your orders and your messages, and use them only to serve you. You can ask us at any time for a copy or to delete them.',
  },
});

const defaultTerms = [
  { title: messages.sale, body: messages.saleBody },
  { title: messages.delivery, body: messages.deliveryBody },
  { title: messages.privacy, body: messages.privacyBody },
];

/** The provider's terms, or the application's default terms if it has none. */
const useTerms = (): ContentQuery<Term[]> => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useGetTermsQuery();
  const hasNone = data?.length === 0 || (!data && isMissing(error));
  if (!hasNone) return { data, error, refetch };
  const terms = defaultTerms.map(({ title, body }, index) => ({
    termId: index + 1,
    title: formatMessage(title),
    body: formatMessage(body),
  }));
  return { data: terms, refetch };
};

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, md: 7 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
};

const heading = (
  <PageHeading
    title={<FormattedMessage {...pageTitles.terms} />}
    lead={<FormattedMessage {...contentMessages.termsLead} />}
  />
);

const AllTerms = ({ terms }: { terms: Term[] }) => (
  <Box sx={columns}>
    <TermContents terms={terms} />
    <div>
      <TermSections terms={terms} />
    </div>
  </Box>
);

const OneTerm = ({ terms, id }: { terms: Term[]; id: string }) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const term = terms.find(({ termId }) => termId === parseRecordId(id));
  const title = term?.title ?? formatMessage(contentMessages.termGone);
  usePageMetadata({ title, description: term && toExcerpt(term.body), isMissing: !term });
  return (
    <>
      <PageHeading
        title={title}
        above={<BackLink to={paths.terms.href({ lang })} label={contentMessages.termsAll} />}
      />
      {term ? (
        <Box sx={columns}>
          <TermContents terms={terms} currentId={term.termId} />
          <div>
            <SingleTerm terms={terms} term={term} />
          </div>
        </Box>
      ) : (
        <TermContents terms={terms} />
      )}
    </>
  );
};

const TermsLoading = () => (
  <Box sx={columns}>
    <TextLoading lines={3} />
    <TextLoading lines={9} />
  </Box>
);

/** All sections, or only the one in the URL. */
export const TermsPage = () => {
  const { id } = useParams();
  const terms = useTerms();
  return (
    <PageBody>
      {(id === undefined || !terms.data) && heading}
      <ContentList query={terms} failed={contentMessages.termsFailed} loading={<TermsLoading />}>
        {(list) => (id === undefined ? <AllTerms terms={list} /> : <OneTerm terms={list} id={id} />)}
      </ContentList>
    </PageBody>
  );
};
