import { darken, lighten } from '../color';
import type { Family } from '../look';
import { bodyFill, drawGroundShadow, drawHighlight, drawMotif, vesselOutline } from '../surfaces';
import { d, ellipse, group, path, pathWithHoles, rotate, roundedRect, stroke } from '../svgParts';

export const drawStapler: Family = (pen, { color, accent }) =>
  drawGroundShadow(pen, 205, 318, 148) +
  path(d`M52 304H340Q356 304 356 292V288H52Q44 296 52 304Z`, pen.topLit('#3c3f44', 0.3)) +
  path(d`M60 272L326 262V288H60Z`, pen.metal('#aab0b5', 'x2="0" y2="1"')) +
  path(
    d`M40 262Q42 238 78 228L290 154Q340 142 356 178Q366 232 340 268L306 266Q180 250 66 276Q44 280 40 262Z`,
    pen.topLit(color, 0.34),
  ) +
  path(d`M300 168Q332 160 342 186Q348 226 334 258L306 258Z`, pen.face(accent, 0.3), 'opacity=".9"') +
  stroke(d`M74 240Q180 198 292 166`, '#fff', 7, 'opacity=".4"') +
  ellipse(322, 272, 10, 10, pen.sphere('#c8cdd1'));

export const drawScissors: Family = (pen, { color, accent }) => {
  const blade = (side: number) =>
    path(
      d`M200 212L${200 + side * 36} 56Q${200 + side * 48} 48 ${200 + side * 46} 66L${200 + side * -2} 226Z`,
      pen.metal(side > 0 ? '#a8afb4' : '#c5cbcf', 'x2="1" y2=".2"'),
    );
  const loop = (side: number) =>
    pathWithHoles(
      d`M${200 - side * 2} 206Q${200 + side * 20} 248 ${200 + side * 26} 268C${200 + side * 10} 300 ${200 + side * 16} 356 ${200 + side * 58} 358C${200 + side * 104} 356 ${200 + side * 104} 280 ${200 + side * 62} 262Q${200 + side * 40} 252 ${200 + side * 18} 206ZM${200 + side * 58} 282C${200 + side * 82} 292 ${200 + side * 80} 336 ${200 + side * 58} 338C${200 + side * 36} 336 ${200 + side * 36} 292 ${200 + side * 58} 282Z`,
      pen.face(side > 0 ? darken(color, 0.12) : color, 0.3),
    );
  return rotate(
    group(
      blade(1) +
        loop(-1) +
        blade(-1) +
        loop(1) +
        ellipse(200, 214, 11, 11, pen.sphere(accent)) +
        stroke(d`M194 214H206`, '#333', 2),
      `filter="${pen.shadow()}"`,
    ),
    26,
  );
};

export const drawPenHolder: Family = (pen, look) => {
  const { color, accent, style } = look;
  const body = vesselOutline({ top: 196, bottom: 316, topRadius: 74, bottomRadius: style % 2 === 0 ? 72 : 62 });
  return (
    drawGroundShadow(pen, 200, 326, 80) +
    ellipse(200, 196, 74, 13, pen.hollow(color)) +
    rotate(
      roundedRect(150, 82, 16, 150, 3, pen.round('#e3b23a')) + path(d`M150 82L158 58L166 82Z`, '#e5c493'),
      -9,
      158,
      210,
    ) +
    rotate(
      roundedRect(186, 66, 18, 160, 8, pen.round(accent, 0.4)) + roundedRect(198, 74, 6, 60, 3, '#d9dde0'),
      3,
      195,
      210,
    ) +
    rotate(
      roundedRect(222, 90, 15, 140, 3, pen.round('#4d8a8f')) + path(d`M222 90L229 66L237 90Z`, '#e5c493'),
      12,
      230,
      210,
    ) +
    rotate(
      roundedRect(
        236,
        112,
        26,
        120,
        3,
        pen.linear(
          [
            [0, '#e7c98f'],
            [1, '#c79f5c'],
          ],
          '',
        ),
      ),
      20,
      248,
      210,
    ) +
    path(body, bodyFill(pen, look)) +
    drawMotif(pen, look, body, 0.6) +
    stroke(d`M126 196A74 13 0 0 0 274 196`, lighten(color, 0.4), 4) +
    drawHighlight(d`M142 222q8 3 14 3v80q-8-2-14-4Z`, 0.34)
  );
};

export const drawCalculator: Family = (pen, { color, accent }) => {
  const keyRow = (row: number, columns: number[], fill: string) =>
    path(
      columns
        .map((column) => d`M${120 + column * 42} ${170 + row * 35}q0-6 6-6h21q6 0 6 6v14q0 6-6 6h-21q-6 0-6-6z`)
        .join(''),
      fill,
    );
  const rows = [0, 1, 2, 3, 4];
  const keys =
    rows.map((row) => keyRow(row, [0, 1, 2], row === 0 ? lighten(color, 0.35) : '#f3f1ec')).join('') +
    rows.map((row) => keyRow(row, [3], accent)).join('');
  return rotate(
    roundedRect(100, 48, 200, 304, 22, pen.face(color, 0.2), `filter="${pen.shadow()}"`) +
      roundedRect(104, 52, 192, 296, 19, 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="2"') +
      roundedRect(120, 72, 160, 60, 8, pen.topLit('#b9c8b4', 0.16)) +
      stroke(d`M218 92v24M236 92v24M252 92h12v12h-12v12h12`, '#2d3a2d', 4.4) +
      group(keys, `filter="${pen.shadow(2, 3, 2)}"`),
    -10,
  );
};

export const drawClock: Family = (pen, { color, accent, backdrop, style }) => {
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const inner = index % 3 === 0 ? 92 : 102;
    return d`M${200 + Math.sin(angle) * inner} ${200 - Math.cos(angle) * inner}L${200 + Math.sin(angle) * 112} ${200 - Math.cos(angle) * 112}`;
  }).join('');
  const dial = style % 2 === 0 ? '#fbf8f1' : lighten(backdrop, 0.3);
  return (
    ellipse(200, 200, 146, 146, pen.face(color, 0.34), `filter="${pen.shadow()}"`) +
    ellipse(200, 200, 128, 128, darken(color, 0.45)) +
    ellipse(200, 202, 126, 126, pen.face(dial, 0.06)) +
    stroke(marks, '#3a3633', 5) +
    stroke(d`M200 200L150 152`, '#2c2a2a', 9) +
    stroke(d`M200 200L246 118`, '#2c2a2a', 6) +
    stroke(d`M186 222L240 292`, accent, 3) +
    ellipse(200, 200, 9, 9, accent) +
    path(d`M100 172A106 106 0 0 1 206 96Q136 116 112 184Z`, '#fff', 'opacity=".3"')
  );
};
