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
import { d, ellipse, path, stroke } from '../svgParts';

export const drawMug: Family = (pen, look) => {
  const { color, style } = look;
  const body = vesselOutline({
    top: 138,
    bottom: 318,
    topRadius: style % 3 === 1 ? 92 : 82,
    bottomRadius: style % 3 === 1 ? 62 : 78,
    swell: style % 3 === 2 ? 12 : 0,
    cx: 186,
  });
  const handle =
    style % 2 === 0 ? d`M262 176C342 160 340 286 258 274` : d`M264 180H302Q322 180 320 204L314 250Q310 270 290 270H258`;
  const rim = style % 3 === 1 ? 92 : 82;
  return (
    drawGroundShadow(pen, 190, 325, 92) +
    stroke(handle, darken(color, 0.3), 22) +
    stroke(handle, pen.face(color, 0.3), 18) +
    stroke(handle, lighten(color, 0.4), 4, 'opacity=".6" transform="translate(-3 -4)"') +
    path(body, bodyFill(pen, look)) +
    drawMotif(pen, look, body, 0.6) +
    drawOpenRim(pen, 186, 138, rim, color) +
    drawHighlight(d`M124 168Q136 166 142 170L144 286Q136 292 128 286Z`, 0.28)
  );
};

export const drawCup: Family = (pen, look) => {
  const { color, accent } = look;
  const body = d`M116 168C118 236 148 282 196 284C244 282 274 236 276 168Z`;
  return (
    drawGroundShadow(pen, 200, 318, 142) +
    ellipse(200, 310, 146, 27, darken(color, 0.3)) +
    ellipse(200, 304, 146, 27, pen.face(lighten(color, 0.1), 0.22)) +
    ellipse(200, 300, 96, 16, pen.hollow(color), 'opacity=".6"') +
    ellipse(200, 304, 137, 24, 'none', `stroke="${accent}" stroke-width="3" opacity=".7"`) +
    stroke(d`M268 190C330 170 326 256 252 246`, darken(color, 0.25), 15) +
    stroke(d`M268 190C330 170 326 256 252 246`, pen.face(color, 0.3), 12) +
    path(body, bodyFill(pen, look)) +
    drawMotif(pen, look, body, 0.6) +
    drawOpenRim(pen, 196, 168, 80, color, 4) +
    ellipse(196, 173, 66, 9, pen.face('#5a3520', 0.4)) +
    drawHighlight(d`M136 196Q144 250 172 270Q150 240 148 194Z`, 0.4)
  );
};

export const drawPlate: Family = (pen, look) => {
  const { color, accent, style } = look;
  const ring = (radius: number, fill: string, extra = '') => ellipse(200, 200, radius, radius, fill, extra);
  const edge =
    style % 2 === 0
      ? ring(142, 'none', `stroke="${accent}" stroke-width="${style % 4 === 0 ? 5 : 10}" opacity=".85"`)
      : '';
  const circle = d`M200 58a142 142 0 1 0 .1 0z`;
  return (
    ring(150, pen.face(lighten(color, 0.12), 0.18), `filter="${pen.shadow()}"`) +
    drawMotif(pen, look, circle, 0.5) +
    edge +
    ring(
      104,
      pen.linear(
        [
          [0, darken(color, 0.26)],
          [0.5, color],
          [1, lighten(color, 0.5)],
        ],
        'x2="1" y2="1"',
      ),
    ) +
    ring(100, pen.sphere(lighten(color, 0.1))) +
    ring(100, pen.face(color, 0.06), 'opacity=".82"') +
    stroke(d`M92 132A126 126 0 0 1 160 81`, '#fff', 9, 'opacity=".45"') +
    stroke(d`M266 268A92 92 0 0 1 222 289`, '#fff', 5, 'opacity=".4"')
  );
};

export const drawBowl: Family = (pen, look) => {
  const { color, style } = look;
  const deep = style % 2 === 0 ? 292 : 300;
  const body = d`M66 176C70 ${deep - 20} 130 312 166 314H234C270 312 330 ${deep - 20} 334 176Z`;
  return (
    drawGroundShadow(pen, 200, 324, 104) +
    path(d`M158 306H242L236 326Q200 334 164 326Z`, pen.round(darken(color, 0.15))) +
    path(body, bodyFill(pen, look)) +
    drawMotif(pen, look, body, 0.6) +
    drawOpenRim(pen, 200, 176, 134, color, 7) +
    ellipse(206, 184, 110, 13, lighten(color, 0.2), 'opacity=".28"') +
    drawHighlight(d`M96 206Q112 268 150 292Q122 256 116 208Z`, 0.32)
  );
};

export const drawTeapot: Family = (pen, look) => {
  const { color, accent } = look;
  const body = d`M102 230C100 160 150 138 200 138S300 160 298 230C297 286 262 316 232 318H168C138 316 103 286 102 230Z`;
  return (
    drawGroundShadow(pen, 200, 323, 100) +
    stroke(d`M290 186C366 160 366 280 284 272`, darken(color, 0.3), 19) +
    stroke(d`M290 186C366 160 366 280 284 272`, pen.face(color, 0.3), 15) +
    path(d`M118 260C74 246 66 200 40 178L64 166C92 182 96 206 120 214Z`, pen.face(color, 0.3)) +
    path(body, bodyFill(pen, look)) +
    drawMotif(pen, look, body, 0.6) +
    ellipse(200, 146, 58, 58 * ovalRatio, darken(color, 0.3)) +
    path(d`M144 142C150 116 180 108 200 108S250 116 256 142Q200 158 144 142Z`, pen.round(color, 0.4)) +
    ellipse(200, 100, 15, 13, pen.sphere(accent)) +
    drawHighlight(d`M128 208Q132 176 158 160Q146 190 146 250Q128 240 128 208Z`, 0.34)
  );
};
