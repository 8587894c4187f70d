import { darken, lighten } from '../color';
import type { Family } from '../look';
import { drawMotif } from '../surfaces';
import { d, ellipse, group, path, rotate, roundedRect, stroke } from '../svgParts';

/** The cloth on a round table, falling in folds. */
export const drawTablecloth: Family = (pen, look) => {
  const { color, accent, style } = look;
  const skirt = d`M62 170Q56 236 44 276Q66 296 90 284Q114 306 146 292Q172 312 204 298Q236 312 260 292Q292 304 314 284Q338 294 356 274Q344 234 338 170Z`;
  const folds = d`M96 192Q96 244 88 282M150 206Q150 256 146 290M204 210V296M256 204Q258 256 262 290M306 190Q308 244 316 282`;
  return (
    ellipse(208, 334, 128, 12, '#2a2320', `opacity=".36" filter="${pen.blur(8)}"`) +
    path(d`M128 270h12l-6 62h-8zM262 270h12l4 62h-8z`, '#8a6238') +
    path(skirt, pen.topLit(darken(color, 0.08), 0.2)) +
    drawMotif(pen, look, skirt, 0.55) +
    stroke(folds, darken(color, 0.4), 9, `opacity=".3" filter="${pen.blur(4)}"`) +
    stroke(
      d`M74 200Q72 250 64 284M124 204Q124 254 116 290M178 212V300M232 212Q234 260 234 300M284 202Q286 250 290 290`,
      '#fff',
      7,
      `opacity=".4" filter="${pen.blur(4)}"`,
    ) +
    stroke(
      d`M46 268Q66 288 90 276Q114 298 146 284Q172 304 204 290Q236 304 260 284Q292 296 314 276Q338 286 354 266`,
      accent,
      style % 2 === 0 ? 5 : 2.5,
      'opacity=".85"',
    ) +
    ellipse(200, 170, 139, 34, pen.face(lighten(color, 0.16), 0.12)) +
    drawMotif(pen, look, d`M61 170a139 34 0 1 0 278 0a139 34 0 1 0-278 0z`, 0.4) +
    path(d`M176 166L180 120Q180 112 188 112H210Q218 112 218 120L222 166Q200 176 176 166Z`, pen.round('#e9ecec', 0.5)) +
    path(d`M200 114Q164 92 178 62Q202 74 200 114Q198 70 224 50Q240 82 200 114Z`, pen.face('#7f9f78', 0.25))
  );
};

export const drawApron: Family = (pen, look) => {
  const { color, accent } = look;
  const body = d`M152 112H248Q252 172 304 194L316 344Q200 362 84 344L96 194Q148 172 152 112Z`;
  const pocket = d`M136 236H264L260 300Q200 312 140 300Z`;
  return (
    group(
      stroke(d`M156 114C150 26 250 26 244 114`, darken(accent, 0.1), 9) +
        stroke(d`M98 204Q52 222 62 288M302 204Q348 222 338 288`, darken(accent, 0.1), 8) +
        path(body, pen.round(color, 0.12)),
      `filter="${pen.shadow(6, 9, 7)}"`,
    ) +
    drawMotif(pen, look, body, 0.6) +
    path(d`M152 112H248V130H152Z`, accent, 'opacity=".85"') +
    path(pocket, pen.topLit(lighten(color, 0.1), 0.2)) +
    stroke(d`M136 238H264M200 238V306`, darken(color, 0.3), 2.4, 'opacity=".7"') +
    stroke(d`M118 210L112 330M286 220L292 334`, darken(color, 0.3), 4, 'opacity=".25"')
  );
};

export const drawOvenMitt: Family = (pen, look) => {
  const { color, accent } = look;
  const mitt = d`M134 316V170C128 70 250 54 256 150V196C262 178 276 166 296 176C318 188 300 226 256 262V316Z`;
  return rotate(
    path(mitt, pen.round(color, 0.2), `filter="${pen.shadow()}"`) +
      drawMotif(pen, look, mitt, 0.65) +
      stroke(
        d`M162 132V300M196 108V300M228 128V300M140 196H250M138 244H262`,
        darken(color, 0.3),
        1.8,
        'opacity=".35" stroke-dasharray="5 6"',
      ) +
      roundedRect(124, 296, 142, 42, 8, pen.round(accent, 0.25)) +
      stroke(d`M196 338q-8 26 8 26t8-26`, accent, 6) +
      stroke(d`M256 196Q254 226 244 240`, darken(color, 0.4), 3, 'opacity=".6"'),
    8,
  );
};
