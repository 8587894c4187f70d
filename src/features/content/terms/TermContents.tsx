import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import type { Term } from '@/contracts/public';

import { contentMessages } from '../contentMessages';

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
export const TermContents = ({ terms, currentId }: TermContentsProps) => {
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
