import { darker, lighter } from '../color';
import type { Family } from '../look';
import { standing, withMotif } from '../surfaces';
import { d, ellipse, group, path, rounded, stroke, turned } from '../svgParts';

/** A folded layer: a rounded slab with its fold on the left and a hem. */
const layerOf = (y: number, height: number, inset: number) =>
  d`M${92 + inset} ${y}H${300 - inset}Q${312 - inset} ${y} ${312 - inset} ${y + height / 2}T${300 - inset} ${y + height}H${92 + inset}Q${66 + inset} ${y + height} ${66 + inset} ${y + height / 2}T${92 + inset} ${y}Z`;

export const drawTowels: Family = (pen, look) => {
  const { color, accent, style } = look;
  const count = style % 2 === 0 ? 3 : 2;
  const height = 168 / count;
  const layers = Array.from({ length: count }, (_, index) => {
    const y = 150 + index * height;
    const tone = index % 2 === 0 ? color : lighter(color, 0.35);
    const shape = layerOf(y, height, index === 0 ? 6 : 0);
    return (
      path(shape, pen.fall(tone, 0.34)) +
      withMotif(pen, { ...look, color: tone }, shape, 0.35) +
      stroke(d`M${100} ${y + height * 0.62}H300`, darker(tone, 0.22), 2, 'opacity=".6"') +
      stroke(d`M98 ${y + height * 0.22}H290`, lighter(tone, 0.5), 3, 'opacity=".45"') +
      stroke(
        d`M82 ${y + height * 0.34}Q72 ${y + height / 2} 84 ${y + height * 0.72}`,
        darker(tone, 0.3),
        2.4,
        'opacity=".55"',
      )
    );
  });
  const ribbon =
    rounded(214, 146, 34, 174, 3, pen.face(accent, 0.2), 'opacity=".92"') +
    stroke(d`M222 148V318M240 148V318`, lighter(accent, 0.4), 1.4, 'opacity=".7"');
  return standing(pen, 194, 320, 124) + layers.reverse().join('') + (style % 3 === 0 ? ribbon : '');
};

export const drawCushion: Family = (pen, look) => {
  const { color, accent, style } = look;
  const outline = d`M78 96Q92 78 118 88Q200 106 282 88Q308 78 322 96Q332 112 318 138Q300 206 318 276Q332 302 320 316Q304 332 282 322Q200 304 118 322Q96 332 80 316Q68 302 82 276Q100 206 82 138Q68 112 78 96Z`;
  const trim = style % 3 === 0 ? `stroke="${accent}" stroke-width="6"` : '';
  const button =
    style % 3 === 1
      ? ellipse(200, 204, 9, 9, pen.ball(accent)) +
        stroke(
          d`M188 194L158 170M212 194L242 170M188 216L158 240M212 216L242 240`,
          darker(color, 0.3),
          3,
          'opacity=".4"',
        )
      : '';
  return turned(
    path(outline, pen.face(color, 0.2), `filter="${pen.drop()}"`) +
      withMotif(pen, look, outline, 0.75) +
      path(
        outline,
        pen.radial(
          [
            [0, '#fff', 0.3],
            [0.5, '#fff', 0],
            [1, '#1d1a20', 0.36],
          ],
          'cx=".38" cy=".34" r=".72"',
        ),
        trim,
      ) +
      button +
      stroke(
        d`M92 108Q116 122 128 146M308 108Q288 122 276 146M92 306Q114 294 126 270M308 306Q290 294 278 270`,
        darker(color, 0.35),
        3,
        'opacity=".35"',
      ),
    style % 2 === 0 ? -6 : 5,
  );
};

/** A blanket folded over the arm of a bench, its fringe hanging free. */
export const drawThrow: Family = (pen, look) => {
  const { color, accent } = look;
  const hanging = d`M112 128Q200 116 288 128L296 290Q200 304 104 290Z`;
  const back = d`M136 116Q216 104 306 118L318 246Q300 252 292 250L288 128Z`;
  const fringe = Array.from(
    { length: 20 },
    (_, index) => d`M${108 + index * 9.8} 292q${(index % 3) - 1} 14 ${((index * 7) % 5) - 2} ${24 + (index % 2) * 3}`,
  ).join('');
  return (
    ellipse(206, 336, 150, 12, '#2a2320', `opacity=".38" filter="${pen.blur(7)}"`) +
    path(d`M84 132h13v202h-13zM303 132h13v202h-13z`, pen.round('#a9794a', 0.2)) +
    path(back, pen.fall(darker(color, 0.3), 0.2)) +
    rounded(58, 112, 284, 22, 10, pen.fall('#c2925c', 0.3)) +
    stroke(fringe, lighter(accent, 0.15), 4.5) +
    path(d`M112 128Q112 100 132 100H270Q288 100 288 128L296 290Q200 304 104 290Z`, pen.face(color, 0.16)) +
    withMotif(pen, look, hanging, 0.7) +
    path(
      hanging,
      pen.linear(
        [
          [0, '#fff', 0.28],
          [0.16, '#1d1a20', 0],
          [0.3, '#1d1a20', 0.16],
          [0.42, '#fff', 0.14],
          [0.62, '#1d1a20', 0.14],
          [0.76, '#fff', 0.08],
          [1, '#1d1a20', 0.3],
        ],
        'x2="1" y2=".06"',
      ),
    ) +
    stroke(d`M118 110Q200 100 282 110`, '#fff', 5, 'opacity=".35"')
  );
};

export const drawRug: Family = (pen, look) => {
  const { color, accent, style } = look;
  const spiral = [62, 48, 35, 22, 10].map((radius, index) =>
    ellipse(
      112,
      258,
      radius * 0.62,
      radius,
      index % 2 === 0 ? pen.face(darker(color, 0.12), 0.2) : lighter(color, 0.2),
      `stroke="${darker(color, 0.4)}" stroke-width="1.6" stroke-opacity=".6"`,
    ),
  );
  const roll = d`M112 196H300Q338 198 338 258T300 320H112Z`;
  const loose = d`M132 316L348 316L372 338Q250 350 118 340Z`;
  return (
    ellipse(230, 330, 150, 14, '#2a2320', `opacity=".4" filter="${pen.blur(8)}"`) +
    path(loose, pen.fall(color, 0.2)) +
    withMotif(pen, look, loose, 0.6) +
    path(roll, pen.fall(color, 0.36)) +
    withMotif(pen, look, roll, 0.7) +
    path(
      roll,
      pen.linear(
        [
          [0, '#fff', 0.25],
          [0.3, '#fff', 0],
          [1, '#1d1a20', 0.5],
        ],
        'x2="0" y2="1"',
      ),
    ) +
    spiral.join('') +
    rounded(206, 194, 20, 128, 3, style % 2 === 0 ? accent : '#d8c6a4', 'opacity=".9"')
  );
};

/** The cloth on a round table, falling in folds. */
export const drawTablecloth: Family = (pen, look) => {
  const { color, accent, style } = look;
  const skirt = d`M62 170Q56 236 44 276Q66 296 90 284Q114 306 146 292Q172 312 204 298Q236 312 260 292Q292 304 314 284Q338 294 356 274Q344 234 338 170Z`;
  const folds = d`M96 192Q96 244 88 282M150 206Q150 256 146 290M204 210V296M256 204Q258 256 262 290M306 190Q308 244 316 282`;
  return (
    ellipse(208, 334, 128, 12, '#2a2320', `opacity=".36" filter="${pen.blur(8)}"`) +
    path(d`M128 270h12l-6 62h-8zM262 270h12l4 62h-8z`, '#8a6238') +
    path(skirt, pen.fall(darker(color, 0.08), 0.2)) +
    withMotif(pen, look, skirt, 0.55) +
    stroke(folds, darker(color, 0.4), 9, `opacity=".3" filter="${pen.blur(4)}"`) +
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
    ellipse(200, 170, 139, 34, pen.face(lighter(color, 0.16), 0.12)) +
    withMotif(pen, look, d`M61 170a139 34 0 1 0 278 0a139 34 0 1 0-278 0z`, 0.4) +
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
      stroke(d`M156 114C150 26 250 26 244 114`, darker(accent, 0.1), 9) +
        stroke(d`M98 204Q52 222 62 288M302 204Q348 222 338 288`, darker(accent, 0.1), 8) +
        path(body, pen.round(color, 0.12)),
      `filter="${pen.drop(6, 9, 7)}"`,
    ) +
    withMotif(pen, look, body, 0.6) +
    path(d`M152 112H248V130H152Z`, accent, 'opacity=".85"') +
    path(pocket, pen.fall(lighter(color, 0.1), 0.2)) +
    stroke(d`M136 238H264M200 238V306`, darker(color, 0.3), 2.4, 'opacity=".7"') +
    stroke(d`M118 210L112 330M286 220L292 334`, darker(color, 0.3), 4, 'opacity=".25"')
  );
};

export const drawOvenMitt: Family = (pen, look) => {
  const { color, accent } = look;
  const mitt = d`M134 316V170C128 70 250 54 256 150V196C262 178 276 166 296 176C318 188 300 226 256 262V316Z`;
  return turned(
    path(mitt, pen.round(color, 0.2), `filter="${pen.drop()}"`) +
      withMotif(pen, look, mitt, 0.65) +
      stroke(
        d`M162 132V300M196 108V300M228 128V300M140 196H250M138 244H262`,
        darker(color, 0.3),
        1.8,
        'opacity=".35" stroke-dasharray="5 6"',
      ) +
      rounded(124, 296, 142, 42, 8, pen.round(accent, 0.25)) +
      stroke(d`M196 338q-8 26 8 26t8-26`, accent, 6) +
      stroke(d`M256 196Q254 226 244 240`, darker(color, 0.4), 3, 'opacity=".6"'),
    8,
  );
};
