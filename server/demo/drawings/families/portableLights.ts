import { darken, lighten } from '../color';
import type { Family } from '../look';
import { drawGroundShadow } from '../surfaces';
import { d, ellipse, group, path, rotate, roundedRect, stroke } from '../svgParts';
import { drawGlow } from './lampLight';

export const drawLantern: Family = (pen, { color, accent }) =>
  drawGlow(pen, 200, 224, 180, 170) +
  drawGroundShadow(pen, 200, 326, 86) +
  stroke(d`M142 118C142 40 258 40 258 118`, '#6b7176', 7) +
  path(
    d`M136 150H264L276 288H124Z`,
    pen.linear(
      [
        [0, '#fff6dc', 0.85],
        [0.5, '#ffe3a1', 0.95],
        [1, '#f3bf67', 0.85],
      ],
      'x2="1" y2="0"',
    ),
  ) +
  ellipse(200, 224, 34, 52, pen.glow('#ffd26b', 1)) +
  stroke(d`M136 152L124 288M264 152L276 288M200 152V288`, darken(color, 0.3), 5) +
  path(d`M126 152Q130 106 200 104T274 152Z`, pen.round(color, 0.4)) +
  roundedRect(180, 88, 40, 20, 6, pen.round(accent, 0.3)) +
  path(d`M118 284H282L288 318Q200 332 112 318Z`, pen.round(color, 0.4)) +
  ellipse(200, 304, 12, 9, pen.sphere(accent));

export const drawBulb: Family = (pen, { style }) => {
  const warm = style % 2 === 0;
  const glass =
    style % 3 === 2
      ? d`M200 60C270 60 284 120 284 150S270 236 232 248H168C130 236 116 180 116 150S130 60 200 60Z`
      : d`M200 54C262 54 298 98 298 150C298 200 248 216 242 262H158C152 216 102 200 102 150C102 98 138 54 200 54Z`;
  const filament = warm
    ? stroke(d`M176 262L160 168L176 140L188 172L200 138L212 172L224 140L240 168L224 262`, '#ffb84d', 4) +
      stroke(d`M160 168L176 140L188 172L200 138L212 172L224 140L240 168`, '#fff2c4', 2)
    : '';
  return (
    ellipse(200, 160, 190, 180, pen.glow(warm ? '#ffcf7a' : '#cfe6ff', 0.8)) +
    drawGroundShadow(pen, 200, 346, 38) +
    path(
      glass,
      warm
        ? pen.radial(
            [
              [0, '#fff4cf', 0.95],
              [0.6, '#ffdd93', 0.6],
              [1, '#e3a748', 0.55],
            ],
            'cx=".5" cy=".5" r=".6"',
          )
        : pen.radial(
            [
              [0, '#ffffff'],
              [0.7, '#f4f8fd'],
              [1, '#cdd9e6'],
            ],
            'cx=".4" cy=".35" r=".75"',
          ),
      'stroke="#fff" stroke-opacity=".6" stroke-width="2"',
    ) +
    filament +
    roundedRect(156, 260, 88, 22, 6, warm ? pen.metal() : pen.round('#e9edf0', 0.4)) +
    path(d`M162 282H238L230 330Q216 344 200 346Q184 344 170 330Z`, pen.metal('#b3b9be')) +
    stroke(d`M164 294L236 300M166 308L234 314M170 322L230 328`, '#6a7177', 3, 'opacity=".7"') +
    path(d`M132 120Q146 88 178 78Q152 108 146 158Q128 150 132 120Z`, '#fff', 'opacity=".55"')
  );
};

export const drawTorch: Family = (pen, { color, accent }) =>
  rotate(
    path(
      d`M310 150L430 60V340L310 250Z`,
      pen.linear(
        [
          [0, '#fff3c4', 0.75],
          [1, '#fff3c4', 0],
        ],
        '',
      ),
    ) +
      group(
        roundedRect(
          44,
          172,
          190,
          56,
          14,
          pen.linear(
            [
              [0, lighten(color, 0.3)],
              [0.3, color],
              [1, darken(color, 0.5)],
            ],
            'x2="0" y2="1"',
          ),
        ) +
          path(
            d`M226 168L290 142V258L226 232Z`,
            pen.linear(
              [
                [0, lighten(color, 0.4)],
                [0.35, color],
                [1, darken(color, 0.5)],
              ],
              'x2="0" y2="1"',
            ),
          ) +
          roundedRect(286, 138, 26, 124, 8, pen.metal('#9aa1a6', 'x2="0" y2="1"')),
        `filter="${pen.shadow()}"`,
      ) +
      ellipse(311, 200, 9, 56, '#fff6d8') +
      Array.from({ length: 9 }, (_, index) =>
        stroke(d`M${66 + index * 14} 180V220`, darken(color, 0.55), 4, 'opacity=".6"'),
      ).join('') +
      roundedRect(196, 176, 26, 14, 6, accent),
    -32,
  );
