import { css } from '@emotion/react';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { clamped } from '@/shared/ui/styles';

// Static styles are serialized once; the home page has dozens of cards.
export const Card = styled('article')(
  css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    backgroundColor: 'var(--mui-palette-background-paper)',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 'var(--mui-shape-borderRadius)',
  }),
);

/** Lights up under the pointer: all of it is a link. */
export const LinkedCard = styled(Card)(css({ '&:hover': { borderColor: 'var(--mui-palette-primary-main)' } }));

const coversCard = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

export const CardLink = styled(Link)(coversCard);

export const CardAnchor = styled('a')(coversCard);

export const CardText = styled('div')(css({ flex: 1, padding: 16, '@media (min-width: 900px)': { padding: 20 } }));

// Takes as many lines as the grid sets, whether the summary has one or five.
export const Summary = styled(Typography)(
  css({
    ...clamped('var(--lines)'),
    marginTop: 6,
    minHeight: 'calc(1.55em * var(--lines) * var(--leading, 1))',
    color: 'var(--mui-palette-text-secondary)',
  }),
);
