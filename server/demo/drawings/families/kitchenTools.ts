import { darken, lighten } from '../color';
import type { Family, Look } from '../look';
import type { Pen } from '../pen';
import { drawLying } from '../surfaces';
import { d, ellipse, group, path, roundedRect, stroke } from '../svgParts';

const grip = (pen: Pen, color: string) =>
  pen.linear(
    [
      [0, lighten(color, 0.35)],
      [0.4, color],
      [1, darken(color, 0.4)],
    ],
    'x2="1" y2="0"',
  );

const woodGrain = (color: string) =>
  [0, 1, 2, 3]
    .map((row) =>
      stroke(
        d`M96 ${128 + row * 42}Q160 ${116 + row * 46} 210 ${130 + row * 41}T304 ${126 + row * 42}`,
        darken(color, 0.22),
        2,
        'opacity=".4"',
      ),
    )
    .join('');

export const drawKnife: Family = (pen, { accent, style }) => {
  const blades = [
    d`M184 232L186 44Q232 92 228 232Z`,
    d`M186 232V62Q190 48 206 52Q226 60 224 232Z`,
    d`M190 232L192 40Q214 76 214 232Z`,
  ];
  const teeth =
    style % 3 === 1 ? stroke(d`M225 214l4-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6`, '#8a9197', 2) : '';
  return drawLying(
    pen,
    path(
      blades[style % 3] ?? '',
      pen.linear(
        [
          [0, '#8d949a'],
          [0.35, '#f3f5f6'],
          [0.5, '#c2c8cc'],
          [0.62, '#eef1f2'],
          [1, '#a7aeb3'],
        ],
        'x2="1" y2=".12"',
      ),
    ) +
      teeth +
      roundedRect(180, 228, 50, 18, 4, pen.metal()) +
      path(d`M184 246H222Q228 290 222 330Q218 356 198 356Q180 354 182 330Q178 290 184 246Z`, grip(pen, accent)) +
      [268, 296, 324].map((y) => ellipse(203, y, 5, 5, '#d9dde0')).join(''),
    32,
  );
};

export const drawCuttingBoard: Family = (pen, look) => {
  const { color, style } = look;
  const hole =
    style % 2 === 0
      ? ellipse(200, 76, 13, 13, look.backdrop) + ellipse(200, 76, 13, 13, '#000', 'opacity=".28"')
      : roundedRect(160, 92, 80, 14, 7, darken(color, 0.6));
  const outline =
    style % 2 === 0
      ? d`M104 116H168Q172 50 200 50T232 116H296Q316 116 316 136V332Q316 352 296 352H104Q84 352 84 332V136Q84 116 104 116Z`
      : d`M96 70H304Q324 70 324 92V322Q324 344 304 344H96Q76 344 76 322V92Q76 70 96 70Z`;
  const stripes =
    style % 3 === 1 ? path(d`M134 118h22v232h-22zM244 118h14v232h-14z`, darken(color, 0.4), 'opacity=".5"') : '';
  return drawLying(
    pen,
    path(outline, darken(color, 0.35), 'transform="translate(2 6)"') +
      path(outline, pen.face(color, 0.14)) +
      group(woodGrain(color), 'transform="translate(0 10)"') +
      stripes +
      hole +
      roundedRect(102, 134, 196, 200, 12, 'none', `stroke="${darken(color, 0.3)}" stroke-width="4" opacity=".5"`) +
      stroke(d`M88 140Q88 122 106 121H150`, '#fff', 3, 'opacity=".5"'),
    14,
  );
};

const drawHandled = (pen: Pen, { color, accent, finish }: Look, head: string) => {
  const shaft = finish === 'wood' ? grip(pen, color) : pen.metal();
  return drawLying(
    pen,
    roundedRect(194, 130, 12, 130, 5, shaft) +
      roundedRect(188, 236, 24, 128, 12, grip(pen, finish === 'wood' ? color : accent)) +
      ellipse(200, 348, 5, 6, '#00000066') +
      head,
    34,
  );
};

export const drawSpatula: Family = (pen, look) => {
  const fill = look.finish === 'metal' ? pen.metal(look.color, 'x2="1" y2=".3"') : pen.face(look.color, 0.3);
  const slot = (x: number) =>
    roundedRect(x, 62, 9, 58, 4, look.backdrop) + roundedRect(x, 62, 9, 58, 4, '#000', 'opacity=".25"');
  const slots = look.style % 2 === 0 ? [170, 195, 220].map(slot).join('') : '';
  return drawHandled(
    pen,
    look,
    path(d`M150 48Q150 36 164 36H236Q250 36 250 48L244 128Q240 146 212 150H188Q160 146 156 128Z`, fill) + slots,
  );
};

export const drawLadle: Family = (pen, look) => {
  const fill = look.finish === 'metal' ? pen.metal(look.color, 'x2="1" y2=".4"') : pen.sphere(look.color);
  return drawHandled(
    pen,
    look,
    ellipse(200, 92, 56, 58, fill) +
      ellipse(
        202,
        95,
        45,
        47,
        pen.linear(
          [
            [0, darken(look.color, 0.5)],
            [1, lighten(look.color, 0.3)],
          ],
          'x2="1" y2="1"',
        ),
      ) +
      stroke(d`M230 112Q220 132 198 134`, '#fff', 5, 'opacity=".5"'),
  );
};

export const drawWhisk: Family = (pen, look) => {
  const wires = [62, 44, 24, 6].map(
    (half) =>
      stroke(
        d`M192 196C${192 - half * 1.5} 90 ${200 - half} 34 200 34S${208 + half * 1.5} 90 208 196`,
        '#7e868c',
        4.2,
      ) + stroke(d`M191 196C${191 - half * 1.5} 90 ${199 - half} 33 199 33`, '#f4f6f7', 1.8),
  );
  return drawLying(
    pen,
    wires.join('') +
      roundedRect(187, 188, 26, 24, 5, pen.metal()) +
      roundedRect(185, 206, 30, 150, 14, grip(pen, look.finish === 'wood' ? look.color : look.accent)) +
      ellipse(200, 340, 6, 7, '#00000066'),
    30,
  );
};

export const drawGrater: Family = (pen, look) => {
  const holes = [0, 1, 2, 3, 4, 5].flatMap((row) =>
    [0, 1, 2, 3].map((column) => d`M${154 + column * 26 + (row % 2) * 12} ${156 + row * 27}h9q-4 11-9 0z`),
  );
  return (
    ellipse(212, 330, 92, 13, '#2a2320', `opacity=".35" filter="${pen.blur(7)}"`) +
    path(d`M258 122L284 132L300 322L272 330Z`, pen.metal('#8b9196')) +
    path(d`M142 122H258L276 330H122Z`, pen.metal('#c3c8cc', 'x2="1" y2=".25"')) +
    path(holes.join(''), '#4c5358') +
    path(d`M138 112H264L272 128H132Z`, pen.topLit(look.accent, 0.3)) +
    stroke(d`M158 112C158 52 242 52 242 112`, darken(look.accent, 0.3), 17) +
    stroke(d`M157 110C157 52 241 50 241 110`, pen.face(look.accent, 0.3), 13)
  );
};
