import { css } from '@emotion/react';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';

import { Skeleton } from '@/shared/ui/Skeleton';

import { Picture } from '../components/Picture';
import { Card, CardLink, CardText, LinkedCard, Summary } from './cardParts';

type Measure = { width: number; height: number };

const LivelyCard = styled(LinkedCard)(
  css({
    transition: 'border-color 150ms, transform 150ms',
    '& img': { transition: 'transform 300ms' },
    '&:hover img': { transform: 'scale(1.025)' },
  }),
);

const Window = styled('div')(css({ overflow: 'hidden' }));

const Title = styled(Typography)(css({ overflowWrap: 'anywhere' })) as typeof Typography;

type PictureCardProps = {
  to: string;
  title: string;
  summary: string;
  imageUrl: string | null;
  picture: Measure;
  level: 'h2' | 'h3';
};

export const PictureCard = ({ to, title, summary, imageUrl, picture, level }: PictureCardProps) => (
  <li>
    <LivelyCard>
      <Window>
        <Picture name={imageUrl} {...picture} />
      </Window>
      <CardText>
        <Title variant="h3" component={level}>
          <CardLink to={to}>{title}</CardLink>
        </Title>
        <Summary variant="body2">{summary}</Summary>
      </CardText>
    </LivelyCard>
  </li>
);

export const PictureCardLoading = ({ picture: { width, height } }: { picture: Measure }) => (
  <Card as="div">
    <Skeleton sx={{ aspectRatio: `${width} / ${height}`, borderRadius: 0 }} />
    <CardText>
      <Skeleton sx={{ width: '60%', height: 'calc(1.4625rem * var(--leading, 1))' }} />
      <Skeleton sx={{ mt: 0.75, height: 'calc(1.453125rem * var(--lines) * var(--leading, 1))' }} />
    </CardText>
  </Card>
);
