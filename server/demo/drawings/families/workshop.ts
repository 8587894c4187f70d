import { darken, lighten } from '../color';
import type { Family } from '../look';
import { drawGroundShadow, drawHighlight } from '../surfaces';
import { d, ellipse, group, path, rotate, roundedRect, stroke } from '../svgParts';

export const drawDrill: Family = (pen, { color, accent, style }) => {
  const body = d`M112 104H272Q300 106 304 134L304 164Q300 190 272 192H236L226 282H160L168 192H112Q92 190 92 168V128Q92 106 112 104Z`;
  return (
    drawGroundShadow(pen, 196, 326, 96) +
    roundedRect(36, 144, 48, 8, 2, pen.metal('#9aa1a7', 'x2="0" y2="1"')) +
    path(d`M60 128L96 122V174L60 168Z`, pen.metal('#5d646a', 'x2="0" y2="1"')) +
    path(body, pen.face(color, 0.26)) +
    path(d`M168 192H236L226 282H160Z`, pen.face('#34363a', 0.25)) +
    path(d`M150 198Q140 226 156 236L166 234L170 196Z`, accent) +
    [212, 224, 236, 248].map((y) => stroke(d`M186 ${y}H220`, '#6a6e74', 3)).join('') +
    path(
      d`M140 280H246Q262 282 264 298V312Q262 324 248 324H136Q122 322 122 308V296Q124 282 140 280Z`,
      pen.topLit('#3b3e43', 0.4),
    ) +
    roundedRect(138, 296, 90, 14, 4, color) +
    roundedRect(120, 116, 34, 64, 6, pen.topLit('#3b3e43', 0.35)) +
    [126, 138, 150, 162].map((y) => stroke(d`M244 ${y}H284`, darken(color, 0.5), 4)).join('') +
    (style % 2 === 0
      ? ellipse(206, 148, 17, 17, pen.sphere(accent))
      : roundedRect(176, 136, 52, 22, 6, lighten(color, 0.6), 'opacity=".8"')) +
    drawHighlight(d`M160 110H270Q286 112 292 122H160Z`, 0.35)
  );
};

export const drawTapeMeasure: Family = (pen, { color, accent }) => {
  const ticks = Array.from({ length: 13 }, (_, index) => d`M${60 + index * 10} 304v${index % 5 === 0 ? 14 : 8}`).join(
    '',
  );
  return (
    drawGroundShadow(pen, 206, 328, 116) +
    path(d`M44 302H190V324H44Z`, pen.topLit('#f2c833', 0.18)) +
    stroke(ticks, '#3b3320', 2) +
    path(d`M40 298H48V336H40Z`, pen.metal()) +
    path(
      d`M132 130Q136 96 176 94H248Q322 96 326 176V300Q324 326 300 326H160Q136 324 134 304Z`,
      pen.face('#35383d', 0.25),
    ) +
    path(
      d`M150 142Q154 114 184 112H244Q304 114 308 178V288Q306 308 288 308H172Q152 306 150 290Z`,
      pen.face(color, 0.24),
    ) +
    ellipse(230, 210, 66, 66, pen.face(darken(color, 0.2), 0.3)) +
    ellipse(230, 210, 54, 54, pen.sphere(lighten(color, 0.08))) +
    ellipse(230, 210, 26, 26, pen.sphere(accent)) +
    roundedRect(168, 84, 60, 18, 7, pen.topLit(accent, 0.3)) +
    drawHighlight(d`M164 150Q168 124 190 122H240Q200 132 184 170Q174 200 164 206Z`, 0.3)
  );
};

export const drawLevel: Family = (pen, { color, accent }) => {
  const vial = (x: number, y: number, width: number, height: number) =>
    roundedRect(x - 8, y - 8, width + 16, height + 16, 8, '#26282b') +
    roundedRect(
      x,
      y,
      width,
      height,
      Math.min(width, height) / 2,
      pen.linear(
        [
          [0, '#e9ffb0'],
          [0.4, '#c2ec3e'],
          [1, '#83ab1c'],
        ],
        width > height ? 'x2="0" y2="1"' : 'x2="1" y2="0"',
      ),
    ) +
    ellipse(
      x + width / 2,
      y + height / 2,
      width > height ? 11 : 6,
      width > height ? 6 : 11,
      '#fbffe8',
      'opacity=".85"',
    );
  return rotate(
    group(
      roundedRect(22, 160, 356, 80, 8, pen.topLit(color, 0.34)) +
        roundedRect(22, 160, 356, 12, 6, lighten(color, 0.4), 'opacity=".7"') +
        roundedRect(22, 228, 356, 12, 5, '#c9ced2') +
        roundedRect(12, 156, 24, 88, 7, pen.topLit(accent, 0.35)) +
        roundedRect(364, 156, 24, 88, 7, pen.topLit(accent, 0.35)),
      `filter="${pen.shadow()}"`,
    ) +
      vial(164, 188, 72, 24) +
      stroke(d`M188 188v24M212 188v24`, '#2b3309', 2) +
      vial(84, 180, 22, 40) +
      vial(294, 180, 22, 40),
    -22,
  );
};

export const drawToolbox: Family = (pen, { color, accent }) =>
  drawGroundShadow(pen, 200, 326, 136) +
  stroke(d`M144 166V132Q144 112 164 112H236Q256 112 256 132V166`, darken(accent, 0.2), 18) +
  stroke(d`M142 160V132Q144 110 164 110H236`, lighten(accent, 0.35), 4, 'opacity=".6"') +
  roundedRect(66, 200, 268, 124, 14, pen.topLit(color, 0.3)) +
  path(d`M62 212V184Q64 160 90 158H310Q336 160 338 184V212Z`, pen.topLit(lighten(color, 0.06), 0.24)) +
  roundedRect(58, 204, 284, 16, 5, pen.topLit('#3a3d42', 0.3)) +
  [110, 254]
    .map(
      (x) =>
        roundedRect(x, 188, 36, 56, 6, pen.topLit(accent, 0.35)) +
        roundedRect(x + 9, 210, 18, 24, 3, '#2b2d31', 'opacity=".75"'),
    )
    .join('') +
  roundedRect(168, 246, 64, 40, 6, darken(color, 0.25)) +
  stroke(d`M180 260H220M180 272H208`, lighten(color, 0.6), 4) +
  drawHighlight(d`M78 184Q80 170 96 168H230Q120 174 92 200H78Z`, 0.3);
