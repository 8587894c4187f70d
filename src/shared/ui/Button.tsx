import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router';

/** `icon` is a square for an icon alone: give it an aria-label, and data-hint for a tooltip with the same text. */
type Tone = 'filled' | 'outlined' | 'quiet' | 'icon';
type ButtonProps = { tone?: Tone };

type Palette = Pick<Theme['palette'], 'primary' | 'grey' | 'action'>;

const tones = (palette: Palette) => ({
  filled: {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
    '&:hover': { backgroundColor: palette.primary.dark },
  },
  outlined: { borderColor: palette.grey[500], '&:hover': { backgroundColor: palette.action.hover } },
  quiet: { '&:hover': { backgroundColor: palette.action.hover } },
  icon: {
    position: 'relative' as const,
    width: 44,
    minHeight: 44,
    padding: 0,
    '&:hover': { backgroundColor: palette.action.hover },
  },
});

const face = ({ theme, tone = 'filled' }: ButtonProps & { theme: Theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minHeight: 40,
  padding: theme.spacing(0, 2),
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  ...tones((theme.vars ?? theme).palette)[tone],
});

const notForTheDom = { shouldForwardProp: (prop: PropertyKey) => prop !== 'tone' && prop !== 'sx' };

/** Light on first load: no ripple, no spinner. */
export const Button = styled('button', notForTheDom)<ButtonProps>(face);

/** A router link that looks like a button. */
export const ButtonLink = styled(Link, notForTheDom)<ButtonProps>(face);

/** An external link that looks like a button. */
export const ButtonAnchor = styled('a', notForTheDom)<ButtonProps>(face);
