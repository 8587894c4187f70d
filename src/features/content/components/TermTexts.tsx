import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import type { Term } from '@/contracts/public';

import { contentMessages } from '../contentMessages';
import { RichText } from './RichText';

export const TermSections = ({ terms }: { terms: Term[] }) =>
  terms.map(({ termId, title, body }) => (
    <Box component="section" key={termId} id={`term-${termId}`} sx={{ '& + &': { mt: { xs: 5, md: 7 } } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <RichText text={body} />
    </Box>
  ));

type Direction = 'previous' | 'next';
const labels = { previous: contentMessages.termsPrevious, next: contentMessages.termsNext };

const Neighbour = ({ term, direction }: { term: Term | undefined; direction: Direction }) => {
  const lang = useLanguage();
  if (!term) return <span />;
  return (
    <ButtonLink
      tone="outlined"
      rel={direction === 'previous' ? 'prev' : 'next'}
      to={paths.terms.href({ lang, id: term.termId })}
      sx={{ height: 'auto', py: 1, textAlign: direction === 'next' ? 'end' : 'start' }}
    >
      <span>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          <FormattedMessage {...labels[direction]} />
        </Typography>
        {term.title}
      </span>
    </ButtonLink>
  );
};

/** One section, with links to the previous and next. */
export const SingleTerm = ({ terms, term }: { terms: Term[]; term: Term }) => {
  const place = terms.indexOf(term);
  return (
    <>
      <RichText text={term.body} />
      <Box
        sx={{ mt: 5, display: 'flex', justifyContent: 'space-between', gap: 2, '@media print': { display: 'none' } }}
      >
        <Neighbour term={terms[place - 1]} direction="previous" />
        <Neighbour term={terms[place + 1]} direction="next" />
      </Box>
    </>
  );
};
