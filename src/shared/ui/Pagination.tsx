import { defineMessage } from '@formatjs/intl';
import Box from '@mui/material/Box';
import { defineMessages, useIntl } from 'react-intl';

import { ButtonLink } from './Button';
import { Icon } from './Icon';

const messages = {
  ...defineMessages({
    pages: { id: 'pagination.pages', defaultMessage: 'Pages' },
    previous: { id: 'pagination.previous', defaultMessage: 'Previous page' },
    next: { id: 'pagination.next', defaultMessage: 'Next page' },
  }),
  page: defineMessage<{ page: number }>({ id: 'pagination.page', defaultMessage: 'Page {page, number}' }),
};

const neighbours = 1;

/**
 * The first page, the last, and those around the current one; null for a gap.
 *
 * @internal
 */
export const getShownPages = (page: number, pages: number): (number | null)[] => {
  const candidates = [1, ...Array.from({ length: 2 * neighbours + 1 }, (_, at) => page - neighbours + at), pages];
  const shown = [...new Set(candidates)].filter((one) => one >= 1 && one <= pages).sort((one, other) => one - other);
  return shown.flatMap((one, at) => {
    const before = shown[at - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [null, one] : [one];
  });
};

type PaginationProps = { page: number; pages: number; getHref: (page: number) => string };

const ellipsis = '…';

const arrows = { previous: 'M14.5 6 8.5 12l6 6', next: 'M9.5 6l6 6-6 6' };

export const Pagination = ({ page, pages, getHref }: PaginationProps) => {
  const { formatMessage, formatNumber } = useIntl();
  if (pages < 2) return null;
  const arrow = (way: 'previous' | 'next', to: number) =>
    to >= 1 &&
    to <= pages && (
      <ButtonLink
        tone="icon"
        to={getHref(to)}
        rel={way === 'next' ? 'next' : 'prev'}
        aria-label={formatMessage(messages[way])}
      >
        <Icon d={arrows[way]} size={20} />
      </ButtonLink>
    );
  return (
    <Box
      component="nav"
      aria-label={formatMessage(messages.pages)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: 0.5,
        mt: 4,
        fontVariantNumeric: 'tabular-nums',
        '& .page': { minWidth: 44, padding: '0 8px' },
        '& .gap': { alignSelf: 'center', px: 0.5, color: 'text.secondary' },
      }}
    >
      {arrow('previous', page - 1)}
      {getShownPages(page, pages).map((shown, at) =>
        shown === null ? (
          <span key={`gap ${at}`} className="gap" aria-hidden>
            {ellipsis}
          </span>
        ) : (
          <ButtonLink
            key={shown}
            tone={shown === page ? 'outlined' : 'quiet'}
            to={getHref(shown)}
            aria-label={formatMessage(messages.page, { page: shown })}
            aria-current={shown === page ? 'page' : undefined}
            className="page"
          >
            {formatNumber(shown)}
          </ButtonLink>
        ),
      )}
      {arrow('next', page + 1)}
    </Box>
  );
};
