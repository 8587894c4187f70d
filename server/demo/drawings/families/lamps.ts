import { darken, lighten } from '../color';
import type { Family } from '../look';
import type { Pen } from '../pen';
import { drawGroundShadow, drawMotif } from '../surfaces';
import { d, ellipse, path, roundedRect, stroke } from '../svgParts';
import { drawGlow, lampLight } from './lampLight';

const litShade = (pen: Pen, color: string) =>
  pen.linear(
    [
      [0, darken(color, 0.18)],
      [0.3, lighten(color, 0.55)],
      [0.5, lighten(color, 0.35)],
      [1, darken(color, 0.26)],
    ],
    'x2="1" y2="0"',
  );

const stemFill = (pen: Pen, accent: string, style: number) =>
  style % 3 === 0 ? pen.metal('#c9a45c') : style % 3 === 1 ? pen.metal('#8f969b') : pen.round(accent, 0.3);

export const drawTableLamp: Family = (pen, look) => {
  const { color, accent, style } = look;
  const shade = style % 2 === 0 ? d`M140 70H260L310 190Q200 206 90 190Z` : d`M120 76H280L288 186Q200 200 112 186Z`;
  const base =
    style % 2 === 0
      ? path(
          d`M184 204H216Q226 230 250 256Q268 296 236 318H164Q132 296 150 256Q174 230 184 204Z`,
          pen.round(accent, 0.45),
        )
      : roundedRect(193, 196, 14, 116, 4, stemFill(pen, accent, style)) +
        ellipse(200, 316, 64, 13, stemFill(pen, accent, style));
  return (
    drawGlow(pen, 200, 170, 190, 170) +
    drawGroundShadow(pen, 200, 324, 64) +
    base +
    path(shade, litShade(pen, color)) +
    drawMotif(pen, look, shade, 0.4) +
    path(
      shade,
      pen.linear(
        [
          [0, '#fff', 0],
          [0.55, lampLight, 0.1],
          [1, lampLight, 0.6],
        ],
        'x2="0" y2="1"',
      ),
    ) +
    ellipse(200, style % 2 === 0 ? 71 : 77, style % 2 === 0 ? 60 : 80, 8, lighten(color, 0.6))
  );
};

export const drawPendant: Family = (pen, look) => {
  const { color, style } = look;
  const shapes = [
    d`M180 150Q90 164 76 250H324Q310 164 220 150Z`,
    d`M184 146Q176 196 104 252H296Q224 196 216 146Z`,
    d`M172 150H228Q318 170 318 226Q318 252 300 262H100Q82 252 82 226Q82 170 172 150Z`,
  ];
  const rimY = style % 3 === 2 ? 262 : style % 3 === 1 ? 252 : 250;
  const rimRadius = style % 3 === 2 ? 100 : style % 3 === 1 ? 96 : 124;
  return (
    drawGlow(pen, 200, 300, 190, 130) +
    stroke(d`M200 -400V124`, '#3a3a3d', 4) +
    path(d`M182 150L188 118H212L218 150Z`, stemFill(pen, look.accent, style)) +
    path(shapes[style % 3] ?? '', look.finish === 'metal' ? pen.metal(color) : pen.round(color, 0.4)) +
    drawMotif(pen, look, shapes[style % 3] ?? '', 0.5) +
    ellipse(200, rimY, rimRadius, 17, darken(color, 0.4)) +
    ellipse(
      200,
      rimY + 1,
      rimRadius - 6,
      14,
      pen.radial(
        [
          [0, '#fffbe9'],
          [0.5, lampLight],
          [1, '#d6a04a'],
        ],
        '',
      ),
    ) +
    ellipse(
      200,
      rimY + 7,
      27,
      22,
      pen.radial(
        [
          [0, '#fff'],
          [0.7, '#fff3cf'],
          [1, '#ffdf9a', 0.6],
        ],
        '',
      ),
    )
  );
};

export const drawFloorLamp: Family = (pen, look) => {
  const { color, accent, style } = look;
  const shade = d`M146 52H254L286 134Q200 146 114 134Z`;
  const legs =
    style % 2 === 0
      ? stroke(d`M200 140L142 330M200 140L258 330M200 140L206 324`, darken('#a5763f', 0.15), 9) +
        stroke(d`M199 140L140 328M199 140L256 328`, '#d1a366', 4)
      : roundedRect(195, 134, 10, 188, 3, stemFill(pen, accent, style)) +
        ellipse(200, 324, 58, 11, stemFill(pen, accent, style));
  return (
    drawGlow(pen, 200, 116, 190, 150) +
    drawGroundShadow(pen, 200, 328, 62) +
    legs +
    path(shade, litShade(pen, color)) +
    drawMotif(pen, look, shade, 0.4) +
    path(
      shade,
      pen.linear(
        [
          [0, '#fff', 0],
          [0.5, lampLight, 0.1],
          [1, lampLight, 0.6],
        ],
        'x2="0" y2="1"',
      ),
    ) +
    ellipse(200, 53, 54, 6, lighten(color, 0.6))
  );
};

export const drawDeskLamp: Family = (pen, { color, accent, style }) => {
  const arm = style % 2 === 0 ? d`M168 306L112 206L214 116` : d`M166 306C96 220 120 120 214 118`;
  return (
    drawGlow(pen, 286, 236, 130, 120) +
    drawGroundShadow(pen, 170, 325, 78) +
    stroke(arm, '#4d5257', 13) +
    stroke(arm, stemFill(pen, accent, style + 1), 10) +
    (style % 2 === 0 ? ellipse(112, 206, 12, 12, pen.sphere(accent)) : '') +
    path(d`M92 312Q92 298 120 298H216Q244 298 244 312V322H92Z`, pen.topLit(color, 0.35)) +
    ellipse(168, 322, 76, 8, darken(color, 0.4)) +
    path(d`M198 126L232 90L262 100Q300 132 322 176L236 218Q212 176 198 126Z`, pen.face(color, 0.34)) +
    ellipse(279, 197, 48, 17, '#fff1c9', 'transform="rotate(-26 279 197)"') +
    ellipse(
      279,
      200,
      24,
      15,
      pen.radial(
        [
          [0, '#fff'],
          [1, '#ffe2a0'],
        ],
        '',
      ),
      'transform="rotate(-26 279 200)"',
    ) +
    ellipse(214, 116, 13, 13, pen.sphere(accent)) +
    stroke(d`M236 104Q268 124 292 166`, '#fff', 4, 'opacity=".35"')
  );
};
