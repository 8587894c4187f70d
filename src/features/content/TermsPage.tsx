import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { toExcerpt } from '@/shared/lib/plainText';
import { usePageMetadata } from '@/shared/routing/pageMetadata';
import { paths } from '@/shared/routing/paths';
import { PageBody } from '@/shared/ui/PageBody';
import type { Term } from '@/contracts/public';

import { ContentList } from './components/ContentList';
import { parseRecordId } from './components/contentQuery';
import { BackLink, PageHeading } from './components/PageHeading';
import { TextLoading } from './components/RichText';
import { contentMessages } from './contentMessages';
import { TermContents } from './terms/TermContents';
import { SingleTerm, TermSections } from './terms/TermTexts';
import { useTerms } from './terms/useTerms';

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, md: 7 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
};

const heading = (
  <PageHeading
    title={<FormattedMessage {...contentMessages.terms} />}
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
