import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  width: 168,
  height: 'auto',
  fill: 'none',
  stroke: vars?.palette.text.secondary,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .ground': { fill: vars?.palette.action.hover, stroke: 'none' },
  '& .sheet': { fill: vars?.palette.background.paper },
  '& .mark': { stroke: vars?.palette.primary.main, strokeWidth: 2 },
}));

/** An empty delivery note on its box. */
export const EmptyPicture = () => (
  <Drawing viewBox="0 0 168 112" aria-hidden>
    <ellipse className="ground" cx="84" cy="96" rx="72" ry="10" />
    <path className="sheet" d="M36 58h96v36H36z" />
    <path d="M36 58l10-14h76l10 14M36 70h96M76 58v12h16V58" />
    <path className="sheet" d="M62 10h36l12 12v34H62z" />
    <path d="M98 10v12h12M70 30h22M70 38h30M70 46h18" />
    <path className="mark" d="M120 26a11 11 0 1 0 22 0 11 11 0 1 0-22 0M126 26l4 4 6-8" />
  </Drawing>
);
