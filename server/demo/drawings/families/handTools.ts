import { darken, lighten } from '../color';
import type { Family } from '../look';
import type { Pen } from '../pen';
import { drawLying } from '../surfaces';
import { d, ellipse, path, pathWithHoles, roundedRect, stroke } from '../svgParts';

const grip = (pen: Pen, color: string) =>
  pen.linear(
    [
      [0, darken(color, 0.2)],
      [0.25, lighten(color, 0.4)],
      [0.5, color],
      [1, darken(color, 0.42)],
    ],
    'x2="1" y2="0"',
  );
const steel = (pen: Pen) => pen.metal('#b7bdc2');

export const drawScrewdriver: Family = (pen, { color, accent, style }) => {
  const tip = style % 2 === 0 ? d`M194 66L190 34H210L206 66Z` : d`M193 66L197 36L200 30L203 36L207 66Z`;
  const ridges = [180, 190, 200, 210, 220]
    .map((x) => roundedRect(x - 1.5, 236, 3, 88, 1.5, darken(color, 0.45), 'opacity=".55"'))
    .join('');
  return drawLying(
    pen,
    roundedRect(193, 60, 14, 150, 2, steel(pen)) +
      path(tip, pen.metal('#82898f')) +
      path(d`M186 204H214L218 222H182Z`, grip(pen, accent)) +
      path(
        d`M180 222H220Q236 240 230 270Q226 300 234 330Q236 360 200 362Q164 360 166 330Q174 300 170 270Q164 240 180 222Z`,
        grip(pen, color),
      ) +
      ridges +
      path(d`M168 336Q200 346 232 336Q236 360 200 362T168 336Z`, accent),
    38,
  );
};

export const drawHammer: Family = (pen, { color, accent, finish }) =>
  drawLying(
    pen,
    path(d`M190 116H212L216 236H186Z`, finish === 'wood' ? grip(pen, '#c1935c') : steel(pen)) +
      path(d`M184 230H218Q224 300 220 352Q218 366 201 366Q184 366 182 352Q178 300 184 230Z`, grip(pen, color)) +
      stroke(d`M186 268H216M185 288H217M184 308H218`, darken(color, 0.5), 3, 'opacity=".5"') +
      path(d`M178 62H224V122H178Z`, pen.metal('#9aa1a6', 'x2="0" y2="1"')) +
      path(d`M224 68H252V60H284Q290 90 284 122H252V114H224Z`, pen.metal('#8b9298', 'x2="0" y2="1"')) +
      path(d`M178 66Q130 62 96 112Q104 116 112 110Q140 96 178 118Z`, pen.metal('#a3aaaf', 'x2="0" y2="1"')) +
      stroke(d`M112 106Q136 82 172 82`, '#fff', 3, 'opacity=".6"') +
      roundedRect(184, 128, 34, 16, 3, accent),
    28,
  );

export const drawPliers: Family = (pen, { color, accent, style }) => {
  const nose = style % 2 === 0 ? 40 : 76;
  const handle = (side: number) =>
    d`M${200 + side * 6} 190Q${200 + side * 40} 230 ${200 + side * 44} 292Q${200 + side * 46} 340 ${200 + side * 40} 366`;
  return drawLying(
    pen,
    [-1, 1]
      .map(
        (side) =>
          stroke(handle(side), darken(color, 0.35), 31) +
          stroke(handle(side), color, 26) +
          stroke(handle(side), lighten(color, 0.5), 6, `opacity=".55" transform="translate(-6 0)"`),
      )
      .join('') +
      path(d`M200 ${nose}L186 ${nose + 4}Q160 110 158 160Q158 196 184 214L206 190Z`, pen.metal('#a9b0b5')) +
      path(d`M200 ${nose}L214 ${nose + 4}Q240 110 242 160Q242 196 216 214L194 190Z`, pen.metal('#949ba1')) +
      stroke(d`M200 ${nose + 4}V150`, '#3d4348', 3) +
      stroke(d`M193 ${nose + 26}h14M193 ${nose + 38}h14M193 ${nose + 50}h14`, '#4a5157', 2) +
      ellipse(200, 172, 20, 20, pen.sphere('#c6ccd0')) +
      ellipse(200, 172, 8, 8, pen.sphere(accent)),
    24,
  );
};

export const drawWrench: Family = (pen, { color, accent, style }) => {
  const metal = pen.metal(style % 2 === 0 ? '#b9bfc4' : '#8e959b');
  const jaw = path(
    d`M152 118Q136 70 166 44L176 92L200 104L224 92L234 44Q264 70 248 118Q236 146 216 152H184Q164 146 152 118Z`,
    metal,
  );
  const ring = pathWithHoles('M200 300a42 42 0 1 0 .1 0zM200 320l19 11v22l-19 11-19-11v-22z', metal);
  return drawLying(
    pen,
    path(d`M184 140H216L212 312H188Z`, metal) +
      roundedRect(194, 170, 12, 118, 6, darken('#8e959b', 0.2), 'opacity=".55"') +
      (style % 3 === 0
        ? roundedRect(183, 178, 34, 104, 8, grip(pen, color))
        : roundedRect(187, 220, 26, 10, 2, accent)) +
      jaw +
      ring,
    36,
  );
};

export const drawSaw: Family = (pen, { color, accent }) => {
  const teeth = Array.from({ length: 26 }, () => 'l-4 9-4-9').join('');
  return drawLying(
    pen,
    path(
      d`M36 176L262 150V226H244${teeth}Z`,
      pen.linear(
        [
          [0, '#f2f4f5'],
          [0.5, '#c5cbcf'],
          [1, '#98a0a6'],
        ],
        'x2="0" y2="1"',
      ),
    ) +
      pathWithHoles(
        'M250 136Q300 120 340 138Q372 156 364 206Q356 254 318 256Q282 254 254 240ZM290 166Q278 190 292 222Q320 230 332 212Q344 180 328 166Q308 158 290 166Z',
        pen.face(color, 0.3),
      ) +
      ellipse(268, 160, 6, 6, pen.sphere(accent)) +
      ellipse(268, 218, 6, 6, pen.sphere(accent)),
    -24,
  );
};
