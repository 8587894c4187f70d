import { darken, lighten } from '../color';
import type { Family } from '../look';
import type { Pen } from '../pen';
import { drawGroundShadow, drawHighlight, drawMotif, glassFill, ovalRatio, vesselOutline } from '../surfaces';
import { d, ellipse, path, roundedRect, stroke } from '../svgParts';

const glassRim = (cx: number, y: number, radius: number) =>
  ellipse(
    cx,
    y,
    radius,
    radius * ovalRatio,
    '#fff',
    'fill-opacity=".16" stroke="#fff" stroke-width="2.4" stroke-opacity=".85"',
  ) + ellipse(cx, y + 2, radius - 3, (radius - 3) * ovalRatio, 'none', 'stroke="#5b6a70" stroke-opacity=".25"');

const outline = 'stroke="#5f7078" stroke-opacity=".28" stroke-width="1.6"';

const water = (pen: Pen, color: string) =>
  pen.linear(
    [
      [0, darken(color, 0.1), 0.5],
      [0.3, lighten(color, 0.5), 0.35],
      [1, darken(color, 0.25), 0.55],
    ],
    'x2="1" y2="0"',
  );

export const drawTumbler: Family = (pen, look) => {
  const { color, style } = look;
  const wide = style % 2 === 0;
  const shape = {
    top: wide ? 128 : 92,
    bottom: 314,
    topRadius: wide ? 88 : 70,
    bottomRadius: wide ? 76 : 58,
    swell: style % 3 === 1 ? 8 : 0,
  };
  const body = vesselOutline(shape);
  const flutes = [-0.62, -0.3, 0.05, 0.4, 0.7].map((share) =>
    stroke(
      d`M${200 + shape.topRadius * share} ${shape.top + 40}L${200 + shape.bottomRadius * share} ${shape.bottom - 4}`,
      '#fff',
      3,
      'opacity=".4"',
    ),
  );
  return (
    drawGroundShadow(pen, 200, 324, shape.bottomRadius + 6) +
    path(body, glassFill(pen, color), outline) +
    drawMotif(pen, look, body, 0.35) +
    ellipse(200, shape.bottom - 4, shape.bottomRadius - 8, 11, darken(color, 0.25), 'opacity=".35"') +
    ellipse(200, shape.bottom - 15, shape.bottomRadius - 12, 9, '#fff', 'opacity=".4"') +
    (style % 3 === 2 ? flutes.join('') : '') +
    glassRim(200, shape.top, shape.topRadius) +
    drawHighlight(d`M${214 - shape.topRadius} ${shape.top + 26}h12L${220 - shape.bottomRadius} 288h-9Z`)
  );
};

export const drawWineGlass: Family = (pen, { color, style }) => {
  const flute = style % 3 === 2;
  const radius = flute ? 38 : 62;
  const bowl = flute
    ? d`M162 62C160 150 172 196 200 212C228 196 240 150 238 62Z`
    : d`M138 66C122 136 150 196 200 204C250 196 278 136 262 66Z`;
  const wine = style % 2 === 0 ? '#7a1f35' : '#d9b64c';
  const filled = flute
    ? d`M163 110C164 160 176 192 200 208C224 192 236 160 237 110Z`
    : d`M131 128C134 170 158 194 200 200C242 194 266 170 269 128Z`;
  return (
    drawGroundShadow(pen, 200, 324, 66) +
    ellipse(200, 320, 68, 13, glassFill(pen, color), outline) +
    path(d`M196 206Q198 290 176 316Q200 324 224 316Q202 290 204 206Z`, glassFill(pen, lighten(color, 0.3)), outline) +
    path(filled, pen.round(wine, 0.3), 'opacity=".85"') +
    ellipse(200, flute ? 110 : 128, flute ? 37 : 69, flute ? 6 : 11, lighten(wine, 0.25)) +
    path(bowl, glassFill(pen, color), outline) +
    glassRim(200, flute ? 62 : 66, radius) +
    drawHighlight(flute ? d`M172 84h8Q178 150 188 180Q172 150 172 84Z` : d`M146 92h12Q146 140 168 176Q136 150 146 92Z`)
  );
};

export const drawCarafe: Family = (pen, { color, style, accent }) => {
  const body = d`M170 84C170 150 104 190 104 262C104 306 130 318 160 318H240C270 318 296 306 296 262C296 190 230 150 230 84Z`;
  const stopper =
    style % 2 === 0
      ? ellipse(200, 62, 27, 25, pen.sphere(accent))
      : roundedRect(174, 50, 52, 40, 8, pen.round('#c79a63'));
  return (
    drawGroundShadow(pen, 200, 324, 94) +
    path(
      d`M106 246C100 306 130 316 160 316H240C270 316 300 306 294 246Z`,
      water(pen, style % 3 === 0 ? '#8fb9c9' : color),
    ) +
    ellipse(200, 246, 94, 12, '#fff', 'opacity=".35"') +
    path(body, glassFill(pen, color), outline) +
    stopper +
    glassRim(200, 86, 31) +
    drawHighlight(d`M130 232Q146 196 168 170Q150 206 146 288Q122 286 130 232Z`)
  );
};

export const drawJar: Family = (pen, look) => {
  const { color, accent, style } = look;
  const fill = ['#c98b3c', '#7d4a2b', '#b9a06a', '#8a9a5b'][style % 4] ?? accent;
  const lid = style % 2 === 0 ? pen.round('#c79a63', 0.3) : pen.metal();
  return (
    drawGroundShadow(pen, 200, 325, 92) +
    path(d`M114 190H286V296Q286 316 262 318H138Q114 316 114 296Z`, pen.round(fill, 0.25)) +
    ellipse(200, 190, 86, 12, lighten(fill, 0.25)) +
    drawMotif(
      pen,
      { ...look, color: fill, accent: darken(fill, 0.35), motif: 'speckle' },
      d`M114 190H286V318H114Z`,
      0.7,
    ) +
    path(
      d`M128 118H272Q292 124 292 150V294Q292 322 264 324H136Q108 322 108 294V150Q108 124 128 118Z`,
      glassFill(pen, color),
      outline,
    ) +
    roundedRect(124, 78, 152, 44, 9, lid) +
    ellipse(200, 82, 74, 10, style % 2 === 0 ? lighten('#c79a63', 0.3) : '#eef0f1') +
    drawHighlight(d`M122 152h16v140q-16 2-16-14Z`, 0.55)
  );
};

export const drawPitcher: Family = (pen, look) => {
  const { color } = look;
  const body = d`M132 92C140 150 108 190 108 250C108 300 138 318 164 318H236C262 318 292 300 292 250C292 190 252 150 262 84L132 92Z`;
  const handle = d`M258 116C346 96 346 248 284 256`;
  const fill = look.finish === 'glass' ? glassFill(pen, color) : pen.round(color, 0.5);
  return (
    drawGroundShadow(pen, 200, 324, 92) +
    stroke(handle, darken(color, 0.28), 19) +
    stroke(handle, pen.face(color, 0.3), 14) +
    path(body, fill, outline) +
    drawMotif(pen, look, body, 0.55) +
    path(
      d`M132 92Q112 78 104 86Q130 70 196 72Q256 72 262 84Q240 104 196 104Q150 104 132 92Z`,
      pen.face(lighten(color, 0.2), 0.25),
    ) +
    path(d`M138 91Q150 78 198 78Q248 78 255 86Q238 98 196 98Q154 98 138 91Z`, pen.hollow(color)) +
    drawHighlight(d`M128 244Q130 200 150 170Q142 220 150 290Q128 280 128 244Z`, 0.36)
  );
};
