import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { useWhenOnline } from '@/shared/lib/useConnection';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { uiMessages } from '@/shared/ui/uiMessages';

import type { ContentQuery } from './contentQuery';

type FailureProps = { failed: MessageDescriptor; onRetry: () => void };

/** A single line, because the rest of the page is available. */
const SectionFailure = ({ failed, onRetry }: FailureProps) => {
  useWhenOnline(onRetry);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.secondary',
      }}
    >
      <FormattedMessage {...failed} />
      <Button tone="outlined" onClick={onRetry}>
        <FormattedMessage {...uiMessages.retry} />
      </Button>
    </Box>
  );
};

type ContentSectionProps<Item> = {
  query: ContentQuery<Item[]>;
  title: string;
  all: { to: string; label: MessageDescriptor };
  failed: MessageDescriptor;
  loading: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** A section with its own request; renders nothing when empty, so as to leave no gap. */
export const ContentSection = <Item,>({ query, title, all, failed, loading, children }: ContentSectionProps<Item>) => {
  const { data, error, refetch } = query;
  const titleId = useId();
  if (data?.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: { xs: 6, md: 9 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          mb: { xs: 2, md: 3 },
        }}
      >
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <ButtonLink tone="quiet" to={all.to} sx={{ color: 'primary.main', mr: -2 }}>
          <FormattedMessage {...all.label} />
        </ButtonLink>
      </Box>
      {data ? children(data) : error ? <SectionFailure failed={failed} onRetry={() => void refetch()} /> : loading}
    </Box>
  );
};
