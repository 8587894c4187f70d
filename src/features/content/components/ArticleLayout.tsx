import { css } from '@emotion/react';
import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Skeleton } from '@/shared/ui/Skeleton';
import { uiMessages } from '@/shared/ui/uiMessages';

import { Picture } from './Picture';
import { TextLoading } from './RichText';

type Measure = { width: number; height: number };

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 6, lg: 9 },
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
};

const RoundedPicture = styled(Picture)(css({ borderRadius: 'var(--mui-shape-borderRadius)' }));

type ArticleLayoutProps = { imageUrl: string | null; picture: Measure; children: ReactNode };

/** A text with its picture: beside it on wide screens, above it on narrow ones. */
export const ArticleLayout = ({ imageUrl, picture, children }: ArticleLayoutProps) => (
  <Box component="article" sx={imageUrl ? columns : undefined}>
    {imageUrl && (
      <Box sx={{ order: { md: 1 } }}>
        <RoundedPicture name={imageUrl} {...picture} eager />
      </Box>
    )}
    <Box>{children}</Box>
  </Box>
);

type ArticleLoadingProps = { picture: Measure; children?: ReactNode };

export const ArticleLoading = ({ picture: { width, height }, children }: ArticleLoadingProps) => {
  const { formatMessage } = useIntl();
  return (
    <Box sx={columns}>
      <Skeleton sx={{ width: '100%', aspectRatio: `${width} / ${height}`, order: { md: 1 } }} />
      <div>
        {children ?? (
          <Skeleton
            role="status"
            aria-label={formatMessage(uiMessages.loading)}
            sx={{ width: '70%', height: '3rem', mb: { xs: 3, md: 5 } }}
          />
        )}
        <TextLoading lines={6} />
      </div>
    </Box>
  );
};
