import { darken, lighten } from '../color';
import type { Family } from '../look';
import { drawGroundShadow, drawMotif } from '../surfaces';
import { d, ellipse, group, path, roundedRect, stroke } from '../svgParts';

const flutes = (color: string) =>
  stroke(d`M66 196V300M82 202V306M98 208V312M114 214V316M130 218V320`, darken(color, 0.2), 1.6, 'opacity=".25"');

export const drawBox: Family = (pen, { color, accent, style }) => {
  const open = style % 3 === 1;
  const flaps = open
    ? path(d`M54 150L200 112L168 60L26 104Z`, pen.face(lighten(color, 0.12), 0.14)) +
      path(d`M346 150L200 112L240 66L378 100Z`, pen.face(darken(color, 0.08), 0.14)) +
      path(d`M54 150L200 112L346 150L206 196Z`, darken(color, 0.55))
    : path(d`M54 150L200 112L346 150L206 196Z`, pen.face(lighten(color, 0.16), 0.1)) +
      path(d`M118 133L140 127L288 170L266 177Z`, accent, 'opacity=".75"');
  const arrows =
    style % 2 === 0
      ? stroke(
          d`M248 286v-34m-12 12 12-12 12 12M286 274v-34m-12 12 12-12 12 12`,
          darken(color, 0.55),
          5,
          'opacity=".75"',
        )
      : path(d`M246 236l54-16v40l-54 16z`, lighten(color, 0.75), 'opacity=".9"') +
        stroke(d`M256 246l32-9M256 258l24-7`, darken(color, 0.5), 4, 'opacity=".7"');
  return (
    ellipse(214, 328, 150, 18, '#2a2320', `opacity=".42" filter="${pen.blur(9)}"`) +
    path(d`M54 150L206 196V340L64 286Q54 284 54 274Z`, pen.face(color, 0.12)) +
    path(d`M206 196L346 150V270Q346 280 338 284L206 340Z`, pen.face(darken(color, 0.22), 0.12)) +
    group(flutes(color), 'opacity=".7"') +
    flaps +
    (open ? '' : path(d`M118 170L140 176V214L118 207ZM266 177L288 170V206L266 213Z`, accent, 'opacity=".55"')) +
    arrows +
    stroke(d`M206 198V338`, lighten(color, 0.35), 2, 'opacity=".6"')
  );
};

export const drawMailer: Family = (pen, { color, accent, style }) => {
  const flap = d`M70 118H330L212 218Q200 226 188 218Z`;
  return (
    group(
      roundedRect(70, 112, 260, 190, 10, pen.face(color, 0.14)) +
        path(
          d`M70 296L176 206M330 296L224 206`,
          'none',
          `stroke="${darken(color, 0.25)}" stroke-width="2.5" stroke-opacity=".6"`,
        ),
      `filter="${pen.shadow()}" transform="rotate(-7 200 200)"`,
    ) +
    group(
      path(flap, '#1d1a20', 'opacity=".2" transform="translate(3 9)"') +
        path(flap, pen.topLit(lighten(color, 0.12), 0.14)) +
        stroke(d`M72 118L190 218Q200 226 210 218L328 118`, darken(color, 0.3), 2, 'opacity=".5"') +
        (style % 2 === 0 ? ellipse(200, 210, 22, 22, pen.sphere(accent)) : roundedRect(276, 254, 40, 32, 3, accent)) +
        stroke(d`M92 258H170M92 274H146`, darken(color, 0.4), 5, 'opacity=".5"'),
      'transform="rotate(-7 200 200)"',
    )
  );
};

export const drawPackingTape: Family = (pen, { color, accent, style }) => {
  const roll = (cx: number, cy: number, tone: string) =>
    path(d`M${cx - 92} ${cy}V${cy + 52}A92 40 0 0 0 ${cx + 92} ${cy + 52}V${cy}Z`, pen.round(tone, 0.45)) +
    ellipse(cx, cy, 92, 40, pen.face(lighten(tone, 0.12), 0.2)) +
    [82, 72, 63]
      .map((radius) =>
        ellipse(cx, cy, radius, radius * 0.435, 'none', `stroke="${darken(tone, 0.2)}" stroke-opacity=".35"`),
      )
      .join('') +
    ellipse(cx, cy, 54, 23, pen.face('#d9c199', 0.2)) +
    ellipse(cx, cy + 2, 47, 19, pen.hollow('#b49360'));
  return (
    drawGroundShadow(pen, 200, 322, 100) +
    path(d`M286 274Q334 290 362 328L340 340Q306 312 262 306Z`, pen.face(color, 0.25), 'opacity=".92"') +
    roll(200, 250, color) +
    (style % 2 === 0 ? roll(190, 186, accent) : '')
  );
};

export const drawBubbleRoll: Family = (pen, { color }) =>
  drawGroundShadow(pen, 200, 322, 124) +
  path(d`M122 108H278V306Q200 338 122 306Z`, pen.round(lighten(color, 0.55), 0.5), 'opacity=".95"') +
  path(
    d`M122 108H278V306Q200 338 122 306Z`,
    pen.define(
      (id) =>
        `<pattern id="${id}" width="20" height="18" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="6.4" fill="#fff" fill-opacity=".7"/><circle cx="7.4" cy="7.4" r="4.6" fill="#7f98a8" fill-opacity=".35"/><circle cx="16" cy="15" r="5.4" fill="#fff" fill-opacity=".6"/><circle cx="17" cy="16" r="3.8" fill="#7f98a8" fill-opacity=".3"/></pattern>`,
    ),
  ) +
  path(d`M278 150Q330 190 346 322L290 332Q282 320 278 306Z`, lighten(color, 0.6), 'opacity=".8"') +
  ellipse(200, 108, 78, 24, pen.face('#eef3f5', 0.14)) +
  [66, 54, 43]
    .map((radius) =>
      ellipse(200, 108, radius, radius * 0.31, 'none', 'stroke="#8fa3af" stroke-opacity=".5" stroke-width="1.6"'),
    )
    .join('') +
  ellipse(200, 108, 32, 10, '#c5a06a') +
  ellipse(200, 110, 24, 7, '#5b4327');

export const drawPaperBag: Family = (pen, look) => {
  const { color, accent, style } = look;
  const front = d`M98 130H272V328H98Z`;
  const handle = (x: number) => d`M${x} 134C${x} 66 ${x + 74} 66 ${x + 74} 134`;
  return (
    ellipse(214, 328, 126, 14, '#2a2320', `opacity=".4" filter="${pen.blur(8)}"`) +
    stroke(handle(166), darken(accent, 0.25), 8) +
    path(d`M272 130L312 116V308L272 328Z`, pen.face(darken(color, 0.2), 0.12)) +
    path(
      d`M272 130L292 190L312 116M292 190V318`,
      'none',
      `stroke="${darken(color, 0.4)}" stroke-width="2" stroke-opacity=".5"`,
    ) +
    path(d`M98 130L138 116H312L272 130Z`, darken(color, 0.5)) +
    path(front, pen.face(color, 0.12)) +
    drawMotif(pen, look, front, 0.55) +
    stroke(handle(148), accent, 8) +
    (style % 2 === 0
      ? ellipse(185, 236, 40, 40, lighten(color, 0.6), 'opacity=".9"') +
        path(d`M168 250q0-34 34-38q4 36-34 38z`, accent)
      : '') +
    stroke(d`M98 296H272`, darken(color, 0.25), 1.6, 'opacity=".6"')
  );
};

export const drawLabelRoll: Family = (pen, { color, accent }) => {
  const label = (x: number, y: number) =>
    roundedRect(x, y, 52, 38, 5, '#fdfbf6') +
    stroke(d`M${x + 9} ${y + 12}h34M${x + 9} ${y + 21}h22`, accent, 4) +
    stroke(d`M${x + 9} ${y + 30}h30`, '#9a958b', 2.4);
  return (
    ellipse(220, 326, 140, 14, '#2a2320', `opacity=".4" filter="${pen.blur(7)}"`) +
    path(d`M150 300Q240 312 372 306V334Q250 342 140 326Z`, pen.topLit('#f0dfb0', 0.16)) +
    path(d`M150 90H196A116 116 0 0 1 196 322H150Z`, pen.topLit('#ead9ac', 0.3)) +
    ellipse(150, 206, 78, 116, pen.face('#f6ecd0', 0.1)) +
    [104, 92, 80, 68]
      .map((radius) =>
        ellipse(150, 206, radius * 0.67, radius, 'none', 'stroke="#b59e68" stroke-opacity=".4" stroke-width="1.5"'),
      )
      .join('') +
    ellipse(150, 206, 34, 50, pen.face(color, 0.25)) +
    ellipse(152, 206, 26, 42, darken(color, 0.6)) +
    group(label(230, 158) + label(238, 210), 'transform="skewY(6) translate(6 -22)"') +
    path(d`M292 309L338 307V329L292 331Z`, '#fdfbf6') +
    stroke(d`M301 316L328 315M301 323L318 322`, accent, 3)
  );
};
