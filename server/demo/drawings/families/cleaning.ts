import { darken, lighten } from '../color';
import type { Family } from '../look';
import {
  drawGroundShadow,
  drawHighlight,
  drawMotif,
  drawOpenRim,
  glassFill,
  ovalRatio,
  vesselOutline,
} from '../surfaces';
import { d, ellipse, group, path, rotate, roundedRect, stroke } from '../svgParts';

export const drawBroom: Family = (pen, { color, accent, style }) => {
  const bristles = Array.from(
    { length: 15 },
    (_, index) => d`M${150 + index * 7.2} 262Q${140 + index * 8.6} 300 ${128 + index * 10.4} 338`,
  ).join('');
  return rotate(
    ellipse(204, 340, 92, 10, '#2a2320', `opacity=".38" filter="${pen.blur(6)}"`) +
      roundedRect(195, 20, 11, 214, 4, style % 2 === 0 ? pen.round('#c99f67', 0.3) : pen.metal()) +
      roundedRect(193, 14, 15, 40, 7, pen.round(accent, 0.3)) +
      path(d`M150 256H252L278 338Q200 350 124 338Z`, pen.topLit(lighten(accent, 0.1), 0.35)) +
      stroke(bristles, darken(accent, 0.4), 2, 'opacity=".6"') +
      path(d`M180 226H222Q256 232 258 266H144Q146 232 180 226Z`, pen.round(color, 0.4)) +
      roundedRect(186, 204, 30, 28, 6, pen.round(darken(color, 0.2), 0.3)),
    9,
    200,
    338,
  );
};

export const drawMop: Family = (pen, { color, accent }) => {
  const strands = Array.from({ length: 17 }, (_, index) => {
    const order = (index * 7) % 17;
    const foot = 104 + order * 12;
    return stroke(
      d`M${176 + order * 3} 240Q${foot + 14 - order} 286 ${foot + ((index * 5) % 7)} ${322 + ((index * 3) % 5) * 4}`,
      [color, lighten(color, 0.35), darken(color, 0.18)][index % 3] ?? color,
      15,
    );
  });
  return rotate(
    ellipse(204, 342, 116, 11, '#2a2320', `opacity=".38" filter="${pen.blur(6)}"`) +
      roundedRect(195, 14, 11, 214, 4, pen.metal()) +
      roundedRect(193, 8, 15, 56, 7, pen.round(accent, 0.3)) +
      strands.join('') +
      path(d`M164 256Q164 212 188 206H214Q238 212 238 256Q200 268 164 256Z`, pen.round(accent, 0.35)),
    -8,
    200,
    338,
  );
};

export const drawBucket: Family = (pen, look) => {
  const { color, accent } = look;
  const body = vesselOutline({ top: 160, bottom: 310, topRadius: 116, bottomRadius: 84 });
  return (
    drawGroundShadow(pen, 200, 324, 92) +
    stroke(d`M86 166C92 40 308 40 314 166`, '#7b8288', 6) +
    roundedRect(162, 64, 76, 18, 8, pen.topLit(accent, 0.3)) +
    path(body, look.finish === 'metal' ? pen.metal(color) : pen.round(color, 0.35)) +
    drawMotif(pen, look, body, 0.4) +
    stroke(d`M90 198A112 20 0 0 0 310 198M96 212A108 19 0 0 0 304 212`, darken(color, 0.3), 2.4, 'opacity=".5"') +
    drawOpenRim(pen, 200, 160, 118, color, 8) +
    ellipse(87, 172, 9, 11, pen.sphere(accent)) +
    ellipse(313, 172, 9, 11, pen.sphere(accent)) +
    drawHighlight(d`M112 204q8 5 16 7l10 88q-8-2-12-8Z`, 0.32)
  );
};

export const drawSprayBottle: Family = (pen, look) => {
  const { color, accent, style } = look;
  const body = d`M164 148H222Q226 176 250 192Q262 204 262 226V300Q262 320 242 320H146Q126 320 126 300V226Q126 204 138 192Q160 176 164 148Z`;
  const clear = look.finish === 'glass';
  return (
    drawGroundShadow(pen, 196, 325, 76) +
    (clear
      ? path(d`M128 226H260V300Q260 318 242 318H146Q128 318 128 300Z`, pen.round(accent, 0.3), 'opacity=".6"')
      : '') +
    path(body, clear ? glassFill(pen, color) : pen.round(color, 0.4)) +
    roundedRect(138, 226, 112, 66, 8, '#fdfbf5', 'opacity=".92"') +
    path(d`M194 238q22 22 0 40q-22-18 0-40z`, style % 2 === 0 ? accent : color) +
    stroke(d`M156 284H232`, darken(color, 0.2), 4, 'opacity=".5"') +
    roundedRect(166, 128, 56, 26, 5, pen.round('#eceff1', 0.3)) +
    path(d`M108 78H214Q246 82 248 112Q240 128 222 130H170Q168 108 150 106H108Z`, pen.topLit(accent, 0.34)) +
    roundedRect(92, 76, 22, 28, 4, pen.topLit(darken(accent, 0.25), 0.3)) +
    path(d`M150 108Q138 132 144 156Q152 160 156 152Q152 134 166 122Z`, pen.face(darken(accent, 0.12), 0.3)) +
    drawHighlight(d`M140 222q2-16 14-22l4 4q-8 8-8 20v80h-10Z`, 0.4)
  );
};

export const drawBrush: Family = (pen, { color, accent }) => {
  const tufts = Array.from({ length: 12 }, (_, index) =>
    stroke(d`M${98 + index * 18} 246L${92 + index * 19} 308`, index % 2 === 0 ? accent : lighten(accent, 0.35), 12),
  ).join('');
  return rotate(
    ellipse(206, 320, 128, 12, '#2a2320', `opacity=".38" filter="${pen.blur(7)}"`) +
      tufts +
      roundedRect(78, 208, 236, 44, 18, pen.topLit(color, 0.34)) +
      stroke(d`M120 212C126 130 268 130 274 212`, darken(color, 0.25), 28) +
      stroke(d`M120 208C126 130 268 130 274 208`, pen.face(color, 0.3), 23) +
      stroke(d`M130 186C144 142 232 140 256 168`, '#fff', 5, 'opacity=".4"'),
    -5,
  );
};

export const drawSponges: Family = (pen, { color, accent }) => {
  const one = (x: number, y: number, tone: string, scouring: string) =>
    path(d`M${x} ${y + 18}L${x + 34} ${y}H${x + 190}L${x + 160} ${y + 18}Z`, pen.face(lighten(scouring, 0.1), 0.2)) +
    path(d`M${x + 160} ${y + 18}L${x + 190} ${y}V${y + 56}L${x + 160} ${y + 78}Z`, darken(tone, 0.28)) +
    roundedRect(x, y + 18, 160, 16, 3, scouring) +
    roundedRect(x, y + 32, 160, 46, 5, pen.topLit(tone, 0.18)) +
    stroke(
      d`M${x + 20} ${y + 48}h.1M${x + 46} ${y + 60}h.1M${x + 74} ${y + 46}h.1M${x + 98} ${y + 62}h.1M${x + 126} ${y + 50}h.1M${x + 144} ${y + 66}h.1`,
      darken(tone, 0.3),
      7,
      'opacity=".55"',
    );
  return (
    ellipse(214, 322, 136, 13, '#2a2320', `opacity=".4" filter="${pen.blur(7)}"`) +
    one(112, 242, color, darken(color, 0.5)) +
    path(d`M112 246L140 240H296L276 262H112Z`, '#1d1a20', `opacity=".4" filter="${pen.blur(4)}"`) +
    one(98, 174, accent, darken(accent, 0.5))
  );
};

export const drawSoapDispenser: Family = (pen, look) => {
  const { color, accent } = look;
  const body = vesselOutline({ top: 178, bottom: 314, topRadius: 60, bottomRadius: 66, swell: 6 });
  return (
    drawGroundShadow(pen, 200, 326, 74) +
    path(body, look.finish === 'glass' ? glassFill(pen, color) : pen.round(color, 0.45)) +
    drawMotif(pen, look, body, 0.6) +
    ellipse(200, 178, 60, 60 * ovalRatio, pen.face(lighten(color, 0.25), 0.2)) +
    roundedRect(178, 142, 44, 36, 6, pen.metal(accent)) +
    roundedRect(192, 108, 16, 36, 3, pen.metal(accent)) +
    path(
      d`M118 92Q118 84 130 84H216Q230 86 230 100T216 114H184Q172 112 168 104H136L124 112Z`,
      pen.metal(accent, 'x2="0" y2="1"'),
    ) +
    group(
      roundedRect(168, 226, 64, 50, 6, '#fff', 'opacity=".8"') +
        stroke(d`M182 246H218M188 260H212`, darken(color, 0.4), 3.4),
    ) +
    drawHighlight(d`M148 204q6 3 12 4v92q-8-2-12-5Z`, 0.4)
  );
};
