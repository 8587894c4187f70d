import { css } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** `icon` is a square for an icon alone: give it an aria-label, and data-hint for a tooltip with the same text. */
type Tone = 'filled' | 'outlined' | 'quiet' | 'icon';
type ButtonProps = { tone?: Tone };

const face = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 'var(--control)',
  padding: '0 16px',
  border: '1px solid transparent',
  borderRadius: 'var(--mui-shape-borderRadius)',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:disabled': { opacity: 0.5, cursor: 'default' },
});

const tintedOnHover = { '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' } };

const tones = {
  filled: css({
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
    '&:hover': { backgroundColor: 'var(--mui-palette-primary-dark)' },
  }),
  outlined: css({ borderColor: 'var(--mui-palette-grey-500)', ...tintedOnHover }),
  quiet: css(tintedOnHover),
  icon: css({ position: 'relative', width: 44, minHeight: 44, padding: 0, ...tintedOnHover }),
};

const chooseTone = ({ tone = 'filled' }: ButtonProps) => tones[tone];

const notForTheDom = { shouldForwardProp: (prop: PropertyKey) => prop !== 'tone' && prop !== 'sx' };

/** Light on first load: no ripple, no spinner. */
export const Button = styled('button', notForTheDom)<ButtonProps>(face, chooseTone);

/** A router link that looks like a button. */
export const ButtonLink = styled(Link, notForTheDom)<ButtonProps>(face, chooseTone);

/** An external link that looks like a button. */
export const ButtonAnchor = styled('a', notForTheDom)<ButtonProps>(face, chooseTone);
