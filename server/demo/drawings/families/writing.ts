import { darken, lighten } from '../color';
import type { Family } from '../look';
import type { Pen } from '../pen';
import { drawMotif } from '../surfaces';
import { d, ellipse, group, path, rotate, roundedRect, stroke } from '../svgParts';

const drawLying = (pen: Pen, content: string, degrees: number) =>
  rotate(group(content, `filter="${pen.shadow(6, 9, 6)}"`), degrees);
const barrel = (pen: Pen, color: string) =>
  pen.linear(
    [
      [0, darken(color, 0.25)],
      [0.28, lighten(color, 0.5)],
      [0.5, color],
      [1, darken(color, 0.45)],
    ],
    'x2="1" y2="0"',
  );

export const drawPen: Family = (pen, { color, accent, style }) => {
  const one = (x: number, tone: string) =>
    path(d`M${x - 12} 296H${x + 12}L${x + 4} 346H${x - 4}Z`, pen.metal()) +
    path(d`M${x - 3} 346H${x + 3}L${x} 362Z`, '#43484d') +
    roundedRect(x - 14, 120, 28, 180, 5, barrel(pen, tone)) +
    roundedRect(x - 14, 196, 28, 10, 1, pen.metal('#c9a45c')) +
    roundedRect(x - 13, 58, 26, 66, 9, barrel(pen, darken(tone, 0.12))) +
    roundedRect(x - 5, 36, 10, 26, 4, pen.metal()) +
    roundedRect(x + 8, 64, 8, 78, 4, pen.metal()) +
    roundedRect(x - 14, 254, 28, 42, 4, darken(tone, 0.4), 'opacity=".5"');
  return drawLying(pen, style % 2 === 0 ? one(200, color) : one(158, color) + one(242, accent), 34);
};

export const drawPencils: Family = (pen, { color, accent, style }) => {
  const tones =
    style % 2 === 0 ? [color, accent, lighten(color, 0.4)] : ['#d8473f', '#e6b32e', '#3c86b8', '#5a9a55', color];
  const gap = tones.length > 3 ? 42 : 52;
  const one = (x: number, tone: string, y: number) =>
    path(d`M${x - 15} ${y + 60}L${x} ${y}L${x + 15} ${y + 60}Z`, pen.face('#e5c493', 0.2)) +
    path(d`M${x - 5} ${y + 20}L${x} ${y}L${x + 5} ${y + 20}Z`, tone) +
    path(d`M${x - 15} ${y + 60}q7-9 10 0q5-9 10 0q5-9 10 0V320H${x - 15}Z`, barrel(pen, tone)) +
    path(d`M${x - 5} ${y + 58}h10V320h-10Z`, lighten(tone, 0.3), 'opacity=".5"') +
    roundedRect(x - 15, 316, 30, 22, 2, pen.metal('#c9b273')) +
    roundedRect(x - 14, 336, 28, 22, 6, '#dd9a98');
  return drawLying(
    pen,
    tones
      .map((tone, index) => one(200 + (index - (tones.length - 1) / 2) * gap, tone, 52 + ((index * 37) % 26)))
      .join(''),
    18,
  );
};

export const drawMarkers: Family = (pen, { color, accent, style }) => {
  const tones = style % 2 === 0 ? [color, accent, '#e8c53a'] : [color, lighten(color, 0.4)];
  const one = (x: number, tone: string) =>
    path(d`M${x - 9} 88L${x - 6} 52L${x + 8} 60V88Z`, tone) +
    path(d`M${x - 20} 122L${x - 12} 84H${x + 12}L${x + 20} 122Z`, pen.round('#e9ebec', 0.3)) +
    roundedRect(x - 24, 118, 48, 132, 5, barrel(pen, lighten(tone, 0.1))) +
    roundedRect(x - 24, 160, 48, 60, 0, '#fff', 'opacity=".75"') +
    stroke(d`M${x - 12} 178H${x + 12}M${x - 12} 192H${x + 6}`, tone, 5) +
    roundedRect(x - 25, 242, 50, 106, 10, barrel(pen, darken(tone, 0.1)));
  return drawLying(
    pen,
    tones.map((tone, index) => one(200 + (index - (tones.length - 1) / 2) * 66, tone)).join(''),
    16,
  );
};

export const drawNotebook: Family = (pen, look) => {
  const { color, accent, style } = look;
  const cover = d`M92 66H296Q310 66 310 80V320Q310 334 296 334H92Z`;
  const rings = Array.from({ length: 11 }, (_, index) =>
    stroke(d`M104 ${90 + index * 22}q-26-8-26 2t24 4`, '#50565b', 4.5),
  ).join('');
  return rotate(
    path(d`M96 74H304Q318 74 318 88V328Q318 342 304 342H96Z`, '#f3eee2', `filter="${pen.shadow()}"`) +
      stroke(d`M314 92V328M310 338H100`, '#cfc7b5', 2) +
      path(cover, pen.face(color, 0.16)) +
      drawMotif(pen, look, cover, 0.55) +
      path(d`M92 66H116V334H92Z`, '#1d1a20', 'opacity=".2"') +
      (style % 2 === 0 ? roundedRect(272, 64, 12, 272, 2, accent) : rings) +
      roundedRect(150, 118, 106, 58, 5, lighten(color, 0.82), 'opacity=".95"') +
      stroke(d`M168 140H238M168 156H218`, darken(color, 0.3), 5, 'opacity=".7"') +
      (style % 3 === 0 ? path(d`M168 330h16v36l-8-9-8 9z`, accent) : '') +
      stroke(d`M122 72H290`, '#fff', 2.5, 'opacity=".45"'),
    -9,
  );
};

export const drawBinder: Family = (pen, look) => {
  const { color, accent, style } = look;
  const spine = (x: number, tone: string) =>
    path(d`M${x + 78} 84L${x + 110} 70V306L${x + 78} 326Z`, pen.face(darken(tone, 0.25), 0.2)) +
    path(d`M${x} 84H${x + 78}L${x + 110} 70H${x + 36}Z`, '#ece6d8') +
    roundedRect(x, 84, 80, 242, 4, pen.face(tone, 0.16)) +
    drawMotif(pen, { ...look, color: tone }, d`M${x} 84h80v242h-80z`, 0.4) +
    roundedRect(x + 16, 116, 48, 92, 3, '#faf7f0') +
    stroke(
      d`M${x + 26} 138H${x + 54}M${x + 26} 154H${x + 54}M${x + 26} 170H${x + 44}`,
      darken(tone, 0.2),
      4,
      'opacity=".6"',
    ) +
    ellipse(x + 40, 278, 17, 17, pen.metal()) +
    ellipse(x + 40, 278, 11, 11, darken(tone, 0.55));
  const twin = style % 2 === 0;
  return (
    ellipse(220, 330, 126, 13, '#2a2320', `opacity=".4" filter="${pen.blur(7)}"`) +
    (twin ? spine(196, accent) + spine(106, color) : spine(150, color))
  );
};
