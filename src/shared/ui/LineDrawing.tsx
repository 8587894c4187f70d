import { styled } from '@mui/material/styles';

/** The style of empty-state drawings: `ground` is the shadow, `sheet` the filled parts, `mark` the accent. */
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

/** Empty boxes on a shelf, under a magnifying glass. */
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

/** An empty trolley. */
export const EmptyCartPicture = () => (
  <LineDrawing viewBox="0 0 168 112" aria-hidden>
    <ellipse className="ground" cx="84" cy="100" rx="72" ry="8" />
    <path className="sheet" d="M50 34h78l-10 38H60z" />
    <path d="M30 20h14l16 52h58l10-38H49M55 47h70M58 60h63M72 34l5 38M90 34v38M108 34l-5 38" />
    <circle className="sheet" cx="68" cy="88" r="7" />
    <circle className="sheet" cx="110" cy="88" r="7" />
    <path d="M60 72c-6 4-4 9 2 9h58" />
    <path className="mark" d="M89 4v20M80 16l9 9 9-9" />
  </LineDrawing>
);

/** A map with a path that leads nowhere. */
export const NoSuchPlacePicture = () => (
  <LineDrawing viewBox="0 0 168 112" aria-hidden>
    <ellipse className="ground" cx="84" cy="100" rx="72" ry="8" />
    <path className="sheet" d="M24 26l38-12 44 12 38-12v70l-38 12-44-12-38 12z" />
    <path d="M24 26l38-12 44 12 38-12v70l-38 12-44-12-38 12zM62 14v70M106 26v70" />
    <path d="M36 74c8-16 20 2 30-12s10-12 22-10" strokeDasharray="4 5" />
    <path className="mark" d="M108 40l16 16M124 40l-16 16" />
  </LineDrawing>
);

/** An empty open box. */
export const EmptyBoxPicture = () => (
  <LineDrawing viewBox="0 0 168 112" aria-hidden>
    <ellipse className="ground" cx="84" cy="100" rx="72" ry="8" />
    <path className="sheet" d="M44 52l40 14 40-14v32l-40 16-40-16z" />
    <path className="sheet" d="M44 52L26 68l40 15 18-17M124 52l18 16-40 15-18-17" />
    <path d="M44 52l40-14 40 14-40 14zM84 66v34M44 75v9l40 16 40-16v-9" />
    <path className="mark" d="M62 28l-7-10M84 24V10M106 28l7-10" />
  </LineDrawing>
);
