import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router';

type Tone = 'filled' | 'outlined' | 'quiet';
type ButtonProps = { tone?: Tone };

type Palette = Pick<Theme['palette'], 'primary' | 'divider' | 'action'>;

const tones = (palette: Palette) => ({
  filled: {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
    '&:hover': { backgroundColor: palette.primary.dark },
  },
  outlined: { borderColor: palette.divider, '&:hover': { backgroundColor: palette.action.hover } },
  quiet: { '&:hover': { backgroundColor: palette.action.hover } },
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

/** Light on first load: no ripple, no spinner. A `button` that acts. */
export const Button = styled('button', notForTheDom)<ButtonProps>(face);

/** The same face on a link of the application. */
export const ButtonLink = styled(Link, notForTheDom)<ButtonProps>(face);
