import { darken, lighten } from '../color';
import type { Family } from '../look';
import {
  bodyFill,
  drawGroundShadow,
  drawHighlight,
  drawMotif,
  drawOpenRim,
  ovalRatio,
  vesselOutline,
} from '../surfaces';
import { d, ellipse, group, path, rotate, roundedRect, stroke } from '../svgParts';

export const drawFryingPan: Family = (pen, { color, accent, style, finish }) => {
  const inner = finish === 'metal' ? '#b9bec2' : '#3a3a3d';
  const rings = [96, 74, 52, 30].map((radius) =>
    ellipse(158, 232, radius, radius, 'none', 'stroke="#fff" stroke-opacity=".07" stroke-width="3"'),
  );
  const handle =
    style % 2 === 0
      ? pen.linear(
          [
            [0, lighten(accent, 0.25)],
            [1, darken(accent, 0.3)],
          ],
          'x2="0" y2="1"',
        )
      : pen.metal('#b4b9bd', 'x2="0" y2="1"');
  return rotate(
    group(
      path(d`M262 214L300 219Q306 232 300 245L262 250Z`, pen.metal('#9ea4a8', 'x2="0" y2="1"')) +
        path(d`M296 218Q340 210 392 216Q404 218 404 232Q404 246 392 248Q340 254 296 246Z`, handle) +
        ellipse(387, 232, 7, 5, '#00000055') +
        ellipse(158, 232, 126, 126, pen.face(color, 0.32)),
      `filter="${pen.shadow()}"`,
    ) +
      ellipse(158, 232, 116, 116, pen.face(darken(inner, 0.2), 0.3)) +
      ellipse(158, 232, 106, 106, pen.face(inner, 0.2)) +
      rings.join('') +
      stroke(d`M70 180A102 102 0 0 1 132 134`, '#fff', 8, 'opacity=".22"') +
      stroke(d`M36 214A124 124 0 0 1 128 110`, '#fff', 3, 'opacity=".4"') +
      ellipse(270, 224, 4, 4, '#e6e8ea') +
      ellipse(270, 240, 4, 4, '#e6e8ea'),
    -38,
  );
};

export const drawSaucepan: Family = (pen, look) => {
  const { color, accent, style } = look;
  const body = vesselOutline({ top: 196, bottom: 308, topRadius: 104, bottomRadius: 100, cx: 160 });
  return (
    drawGroundShadow(pen, 165, 320, 112) +
    path(
      d`M256 214L286 208L390 200Q398 208 390 222L290 230L258 236Z`,
      style % 2 === 0 ? pen.topLit(accent, 0.4) : pen.metal('#b9bec2', 'x2="0" y2="1"'),
    ) +
    path(body, bodyFill(pen, look)) +
    drawMotif(pen, look, body, 0.4) +
    drawOpenRim(pen, 160, 196, 106, color, 5) +
    path(
      d`M58 190C66 152 118 146 160 146S254 152 262 190Q160 216 58 190Z`,
      style % 3 === 0 ? pen.round('#dfe6e8', 0.7) : bodyFill(pen, look),
      style % 3 === 0 ? 'opacity=".85"' : '',
    ) +
    stroke(d`M57 192Q160 219 263 192`, '#e9ecee', 5, 'opacity=".9"') +
    path(d`M148 148L152 132H168L172 148Z`, pen.metal()) +
    ellipse(160, 126, 22, 12, pen.sphere(accent)) +
    drawHighlight(d`M82 222q8 4 15 4v70q-9-3-15-6Z`, 0.4)
  );
};

export const drawStockpot: Family = (pen, look) => {
  const { color, accent } = look;
  const body = vesselOutline({ top: 160, bottom: 304, topRadius: 118, bottomRadius: 116 });
  const ear = (side: number) =>
    stroke(
      d`M${200 + side * 114} 198Q${200 + side * 160} 194 ${200 + side * 160} 216T${200 + side * 115} 236`,
      darken(accent, 0.1),
      13,
    ) +
    stroke(
      d`M${200 + side * 114} 196Q${200 + side * 158} 192 ${200 + side * 158} 214`,
      lighten(accent, 0.4),
      4,
      'opacity=".7"',
    );
  return (
    drawGroundShadow(pen, 200, 321, 128) +
    ear(-1) +
    ear(1) +
    path(body, bodyFill(pen, look)) +
    drawMotif(pen, look, body, 0.4) +
    ellipse(200, 160, 121, 121 * ovalRatio, pen.face(lighten(color, 0.3), 0.3)) +
    path(d`M84 154C92 112 150 106 200 106S308 112 316 154Q200 190 84 154Z`, bodyFill(pen, look)) +
    stroke(d`M82 157Q200 192 318 157`, lighten(color, 0.45), 5) +
    stroke(d`M176 106Q178 82 200 82T224 106`, accent, 10) +
    drawHighlight(d`M104 192q10 6 18 7v106q-12-3-18-7Z`, 0.4)
  );
};

export const drawCasserole: Family = (pen, look) => {
  const { color, accent } = look;
  const body = d`M72 196H328Q334 262 310 296Q296 316 262 318H138Q104 316 90 296Q66 262 72 196Z`;
  const ear = (x: number) =>
    roundedRect(x, 206, 44, 26, 12, pen.topLit(color, 0.35)) + roundedRect(x + 10, 213, 24, 11, 5, darken(color, 0.5));
  return (
    drawGroundShadow(pen, 200, 324, 126) +
    ear(40) +
    ear(316) +
    path(body, pen.round(color, 0.42)) +
    path(
      body,
      pen.linear(
        [
          [0, '#fff', 0.12],
          [0.5, '#000', 0],
          [1, '#000', 0.34],
        ],
        'x2="0" y2="1"',
      ),
    ) +
    drawMotif(pen, look, body, 0.3) +
    path(d`M62 196C66 146 142 132 200 132S334 146 338 196Q336 206 326 206H74Q64 206 62 196Z`, pen.round(color, 0.48)) +
    stroke(d`M64 200H336`, darken(color, 0.35), 4) +
    stroke(d`M66 194H334`, lighten(color, 0.4), 3, 'opacity=".8"') +
    ellipse(200, 130, 22, 7, darken(color, 0.4)) +
    path(d`M184 128L188 116H212L216 128Z`, pen.metal(accent)) +
    ellipse(200, 112, 25, 10, pen.metal(accent)) +
    drawHighlight(d`M98 176Q118 152 164 146Q124 162 112 190Z`, 0.5) +
    drawHighlight(d`M92 222q10 0 16 0 4 48 18 72-30-20-34-72Z`, 0.3)
  );
};

export const drawBakingDish: Family = (pen, look) => {
  const { color } = look;
  const body = d`M62 214H338L318 296Q314 314 292 316H108Q86 314 82 296Z`;
  return (
    drawGroundShadow(pen, 200, 322, 128) +
    path(d`M34 204Q34 194 48 194H352Q366 194 366 204T352 220H48Q34 220 34 204Z`, pen.topLit(darken(color, 0.12), 0.3)) +
    path(body, pen.round(color, 0.4)) +
    drawMotif(pen, look, body, 0.45) +
    path(d`M86 150H314L350 204Q352 212 340 212H60Q48 212 50 204Z`, pen.face(lighten(color, 0.15), 0.2)) +
    path(d`M98 158H302L332 202H68Z`, pen.hollow(color)) +
    path(d`M112 176H288L306 198H94Z`, pen.topLit(lighten(color, 0.1), 0.16)) +
    drawHighlight(d`M84 228h14l14 74q-10 0-14-10Z`, 0.36)
  );
};
