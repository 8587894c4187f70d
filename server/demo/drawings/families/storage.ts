import { darken, lighten } from '../color';
import type { Family } from '../look';
import { drawGroundShadow, drawHighlight, drawOpenRim, glassFill, vesselOutline } from '../surfaces';
import { d, ellipse, path, roundedRect, stroke } from '../svgParts';

export const drawBasket: Family = (pen, { color, accent, style }) => {
  const shape = { top: 168, bottom: 308, topRadius: 122, bottomRadius: 98, swell: style % 2 === 0 ? 8 : 0 };
  const body = vesselOutline(shape);
  const weave = pen.define(
    (id) =>
      `<pattern id="${id}" width="28" height="20" patternUnits="userSpaceOnUse"><path d="M1 5h12M15 15h12" stroke="${lighten(color, 0.35)}" stroke-width="7" stroke-linecap="round"/><path d="M15 5h12M1 15h12" stroke="${darken(color, 0.28)}" stroke-width="7" stroke-linecap="round"/></pattern>`,
  );
  const ears =
    style % 3 === 0
      ? stroke(d`M92 176C88 120 146 118 142 182M308 176C312 120 254 118 258 182`, darken(accent, 0.1), 11)
      : '';
  return (
    drawGroundShadow(pen, 200, 325, 108) +
    path(body, color) +
    path(body, weave) +
    path(
      body,
      pen.linear(
        [
          [0, '#1d1a20', 0.3],
          [0.25, '#fff', 0.2],
          [0.5, '#fff', 0],
          [1, '#1d1a20', 0.5],
        ],
        'x2="1" y2="0"',
      ),
    ) +
    drawOpenRim(pen, 200, 168, 124, color, 9) +
    ears +
    stroke(d`M78 172A122 21 0 0 0 322 172`, lighten(color, 0.2), 8, 'stroke-dasharray="14 5" stroke-linecap="butt"')
  );
};

export const drawStorageBox: Family = (pen, { color, accent, style }) => {
  const clear = style % 2 === 0;
  const body = d`M78 188H322L308 306Q306 320 290 320H110Q94 320 92 306Z`;
  const contents = clear
    ? roundedRect(112, 222, 54, 90, 6, '#c98a55') +
      roundedRect(172, 242, 70, 70, 6, '#7f9fb0') +
      roundedRect(248, 214, 42, 98, 6, '#b9606a')
    : '';
  return (
    drawGroundShadow(pen, 200, 326, 122) +
    contents +
    path(
      body,
      clear ? glassFill(pen, '#d5e0e3') : pen.round(color, 0.25),
      'stroke="#5f7078" stroke-opacity=".25" stroke-width="1.6"',
    ) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        stroke(
          d`M${118 + index * 41} 206L${122 + index * 39} 308`,
          clear ? '#fff' : darken(color, 0.25),
          3,
          'opacity=".35"',
        ),
      )
      .join('') +
    roundedRect(62, 154, 276, 38, 11, pen.topLit(color, 0.3)) +
    roundedRect(84, 142, 232, 18, 8, pen.topLit(lighten(color, 0.18), 0.2)) +
    [74, 300].map((x) => roundedRect(x, 166, 26, 60, 6, pen.topLit(accent, 0.3))).join('') +
    roundedRect(158, 238, 84, 42, 5, '#fbf8f1', 'opacity=".9"') +
    stroke(d`M172 254H228M172 266H208`, '#8a857b', 3.6) +
    drawHighlight(d`M96 204h12l10 100h-10Z`, 0.4)
  );
};

export const drawCrate: Family = (pen, { color, style }) => {
  const slat = (y: number) =>
    roundedRect(66, y, 268, 38, 3, pen.topLit(color, 0.18)) +
    stroke(
      d`M76 ${y + 14}Q150 ${y + 6} 220 ${y + 15}T324 ${y + 12}M76 ${y + 27}Q180 ${y + 20} 324 ${y + 28}`,
      darken(color, 0.25),
      1.6,
      'opacity=".5"',
    ) +
    ellipse(84, y + 19, 3, 3, '#6d6a66') +
    ellipse(316, y + 19, 3, 3, '#6d6a66');
  return (
    drawGroundShadow(pen, 200, 327, 134) +
    path(d`M66 190L104 154H296L334 190Z`, darken(color, 0.55)) +
    path(d`M104 154H296V186H104Z`, pen.topLit(darken(color, 0.25), 0.2)) +
    slat(190) +
    slat(236) +
    slat(282) +
    [66, 310].map((x) => roundedRect(x, 186, 24, 138, 3, pen.face(lighten(color, 0.1), 0.2))).join('') +
    (style % 2 === 0
      ? roundedRect(162, 202, 76, 15, 7, darken(color, 0.65))
      : stroke(d`M172 262H228M182 248H218`, darken(color, 0.5), 5, 'opacity=".6"'))
  );
};

export const drawShelf: Family = (pen, { color, accent }) => {
  const board = (y: number) =>
    path(d`M76 ${y}H324L312 ${y - 12}H88Z`, lighten(color, 0.25)) +
    roundedRect(76, y, 248, 11, 2, pen.topLit(color, 0.3));
  const post = (x: number) => roundedRect(x, 58, 10, 272, 2, pen.metal('#4b5055'));
  return (
    ellipse(206, 332, 136, 11, '#2a2320', `opacity=".4" filter="${pen.blur(7)}"`) +
    post(90) +
    post(300) +
    [96, 172, 248, 312].map(board).join('') +
    roundedRect(112, 204, 60, 44, 4, pen.round(accent)) +
    path(d`M112 130h12v42h-12z`, '#b5594f') +
    path(d`M125 124h14v48h-14z`, '#4f7d92') +
    path(d`M140 132h11v40h-11z`, '#d7b355') +
    path(d`M232 172V148H282V172Z`, pen.round(lighten(accent, 0.5))) +
    path(d`M128 96L134 72H158L164 96Z`, pen.round('#d8cfc0')) +
    path(d`M146 74Q118 60 130 40Q146 48 146 74Q146 44 164 38Q172 60 146 74Z`, '#6f9161') +
    roundedRect(228, 274, 70, 38, 4, pen.round('#b98f5e')) +
    post(76) +
    post(314)
  );
};
