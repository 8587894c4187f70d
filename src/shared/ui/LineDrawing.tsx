import { styled } from '@mui/material/styles';

/** The hand of the drawings where there is nothing to show: `ground` its shadow, `sheet` what is filled, `mark` the accent. */
export const LineDrawing = styled('svg')(({ theme: { vars } }) => ({
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

/** Empty boxes on a shelf, under a glass that found none. */
export const NothingFoundPicture = () => (
  <LineDrawing viewBox="0 0 168 112" aria-hidden>
    <ellipse className="ground" cx="84" cy="98" rx="72" ry="9" />
    <path className="sheet" d="M22 66h36v28H22zM66 66h36v28H66zM110 66h36v28h-36z" />
    <path d="M14 94h140M34 66v9h12v-9M78 66v9h12v-9M122 66v9h12v-9" />
    <circle className="sheet" cx="80" cy="38" r="25" />
    <path className="mark" d="M80 13a25 25 0 1 0 0 50 25 25 0 1 0 0-50M98 56l20 20M70 38h20" />
  </LineDrawing>
);

/** A list with a heart and no lines yet. */
export const EmptyListPicture = () => (
  <LineDrawing viewBox="0 0 168 112" aria-hidden>
    <ellipse className="ground" cx="84" cy="98" rx="72" ry="9" />
    <path className="sheet" d="M50 14h68v82H50z" />
    <path d="M50 14h68v82H50zM62 34h6M76 34h30M62 52h6M76 52h30M62 70h6M76 70h18" />
    <circle className="sheet" cx="116" cy="72" r="22" />
    <path className="mark" d="M116 86c-8-6-14-11-14-18a7.5 7.5 0 0 1 14-3.5 7.5 7.5 0 0 1 14 3.5c0 7-6 12-14 18z" />
  </LineDrawing>
);
