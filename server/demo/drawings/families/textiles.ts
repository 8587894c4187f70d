import { darken, lighten } from '../color';
import type { Family } from '../look';
import { drawGroundShadow, drawMotif } from '../surfaces';
import { d, ellipse, path, rotate, roundedRect, stroke } from '../svgParts';

/** A folded layer: a rounded slab with a hem and its fold on the left. */
const drawLayer = (y: number, height: number, inset: number) =>
  d`M${92 + inset} ${y}H${300 - inset}Q${312 - inset} ${y} ${312 - inset} ${y + height / 2}T${300 - inset} ${y + height}H${92 + inset}Q${66 + inset} ${y + height} ${66 + inset} ${y + height / 2}T${92 + inset} ${y}Z`;

export const drawTowels: Family = (pen, look) => {
  const { color, accent, style } = look;
  const count = style % 2 === 0 ? 3 : 2;
  const height = 168 / count;
  const layers = Array.from({ length: count }, (_, index) => {
    const y = 150 + index * height;
    const tone = index % 2 === 0 ? color : lighten(color, 0.35);
    const shape = drawLayer(y, height, index === 0 ? 6 : 0);
    return (
      path(shape, pen.topLit(tone, 0.34)) +
      drawMotif(pen, { ...look, color: tone }, shape, 0.35) +
      stroke(d`M${100} ${y + height * 0.62}H300`, darken(tone, 0.22), 2, 'opacity=".6"') +
      stroke(d`M98 ${y + height * 0.22}H290`, lighten(tone, 0.5), 3, 'opacity=".45"') +
      stroke(
        d`M82 ${y + height * 0.34}Q72 ${y + height / 2} 84 ${y + height * 0.72}`,
        darken(tone, 0.3),
        2.4,
        'opacity=".55"',
      )
    );
  });
  const ribbon =
    roundedRect(214, 146, 34, 174, 3, pen.face(accent, 0.2), 'opacity=".92"') +
    stroke(d`M222 148V318M240 148V318`, lighten(accent, 0.4), 1.4, 'opacity=".7"');
  return drawGroundShadow(pen, 194, 320, 124) + layers.reverse().join('') + (style % 3 === 0 ? ribbon : '');
};

export const drawCushion: Family = (pen, look) => {
  const { color, accent, style } = look;
  const outline = d`M78 96Q92 78 118 88Q200 106 282 88Q308 78 322 96Q332 112 318 138Q300 206 318 276Q332 302 320 316Q304 332 282 322Q200 304 118 322Q96 332 80 316Q68 302 82 276Q100 206 82 138Q68 112 78 96Z`;
  const trim = style % 3 === 0 ? `stroke="${accent}" stroke-width="6"` : '';
  const button =
    style % 3 === 1
      ? ellipse(200, 204, 9, 9, pen.sphere(accent)) +
        stroke(
          d`M188 194L158 170M212 194L242 170M188 216L158 240M212 216L242 240`,
          darken(color, 0.3),
          3,
          'opacity=".4"',
        )
      : '';
  return rotate(
    path(outline, pen.face(color, 0.2), `filter="${pen.shadow()}"`) +
      drawMotif(pen, look, outline, 0.75) +
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
        darken(color, 0.35),
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
    path(back, pen.topLit(darken(color, 0.3), 0.2)) +
    roundedRect(58, 112, 284, 22, 10, pen.topLit('#c2925c', 0.3)) +
    stroke(fringe, lighten(accent, 0.15), 4.5) +
    path(d`M112 128Q112 100 132 100H270Q288 100 288 128L296 290Q200 304 104 290Z`, pen.face(color, 0.16)) +
    drawMotif(pen, look, hanging, 0.7) +
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
      index % 2 === 0 ? pen.face(darken(color, 0.12), 0.2) : lighten(color, 0.2),
      `stroke="${darken(color, 0.4)}" stroke-width="1.6" stroke-opacity=".6"`,
    ),
  );
  const roll = d`M112 196H300Q338 198 338 258T300 320H112Z`;
  const loose = d`M132 316L348 316L372 338Q250 350 118 340Z`;
  return (
    ellipse(230, 330, 150, 14, '#2a2320', `opacity=".4" filter="${pen.blur(8)}"`) +
    path(loose, pen.topLit(color, 0.2)) +
    drawMotif(pen, look, loose, 0.6) +
    path(roll, pen.topLit(color, 0.36)) +
    drawMotif(pen, look, roll, 0.7) +
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
    roundedRect(206, 194, 20, 128, 3, style % 2 === 0 ? accent : '#d8c6a4', 'opacity=".9"')
  );
};
