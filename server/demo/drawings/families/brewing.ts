import { darken, lighten } from '../color';
import type { Family } from '../look';
import { bodyFill, drawGroundShadow, drawHighlight, glassFill } from '../surfaces';
import { d, ellipse, path, roundedRect, stroke } from '../svgParts';

export const drawKettle: Family = (pen, look) => {
  const { color, accent } = look;
  const body = d`M92 250C92 176 148 142 200 142S308 176 308 250C308 292 290 316 268 318H132C110 316 92 292 92 250Z`;
  return (
    drawGroundShadow(pen, 200, 324, 108) +
    stroke(d`M116 176C110 58 290 58 284 176`, darken(accent, 0.35), 21) +
    stroke(d`M116 174C110 58 290 58 284 174`, pen.face(accent, 0.3), 16) +
    path(d`M288 214C326 206 330 166 352 150L372 168C352 188 350 236 300 254Z`, bodyFill(pen, look)) +
    ellipse(362, 158, 15, 7, darken(color, 0.45), 'transform="rotate(40 362 158)"') +
    path(body, bodyFill(pen, look)) +
    ellipse(200, 152, 56, 11, darken(color, 0.35)) +
    path(d`M148 148C154 126 246 126 252 148Q200 164 148 148Z`, bodyFill(pen, look)) +
    ellipse(200, 122, 15, 13, pen.sphere(accent)) +
    stroke(d`M94 268Q200 292 306 268`, darken(color, 0.3), 2.5, 'opacity=".5"') +
    drawHighlight(d`M122 226Q128 186 160 168Q144 200 142 270Q120 262 122 226Z`, 0.42)
  );
};

export const drawMokaPot: Family = (pen, { color, accent }) => {
  const metal = pen.metal(color);
  return (
    drawGroundShadow(pen, 195, 325, 84) +
    stroke(d`M252 124H308Q322 124 318 142L304 210`, darken(accent, 0.2), 19) +
    stroke(d`M256 121H308Q318 122 315 138`, lighten(accent, 0.3), 4, 'opacity=".6"') +
    path(d`M130 222H256L276 316Q196 332 114 316Z`, metal) +
    path(d`M150 222H186L178 324Q146 322 132 318Z`, '#fff', 'opacity=".18"') +
    roundedRect(124, 206, 140, 20, 5, pen.metal(darken(color, 0.15))) +
    path(d`M118 96L96 92L128 130L140 208H250L266 106Z`, metal) +
    path(d`M146 110H184L182 208H158Z`, '#fff', 'opacity=".2"') +
    path(d`M222 108H254L240 208H220Z`, '#000', 'opacity=".1"') +
    path(d`M116 100Q150 70 192 70T268 108Z`, pen.metal(lighten(color, 0.1))) +
    path(d`M182 72L184 58H202L204 72Z`, accent) +
    ellipse(193, 54, 17, 11, pen.sphere(accent)) +
    ellipse(142, 266, 6, 6, pen.sphere('#c8a24a'))
  );
};

export const drawFrenchPress: Family = (pen, { color, accent, finish }) => {
  const frame = finish === 'metal' ? pen.metal(color) : pen.round(color, 0.3);
  return (
    drawGroundShadow(pen, 192, 325, 82) +
    stroke(d`M262 156H304Q322 156 322 178V252Q322 274 302 274H262`, darken(accent, 0.2), 17) +
    stroke(d`M264 152H304Q318 154 320 172`, lighten(accent, 0.35), 4, 'opacity=".6"') +
    path(d`M122 200H262V300Q192 316 122 300Z`, pen.round('#4a2a18', 0.25)) +
    ellipse(192, 200, 70, 9, '#7a4c2c') +
    roundedRect(189, 60, 6, 142, 2, pen.metal()) +
    roundedRect(124, 192, 136, 9, 3, pen.metal()) +
    path(d`M118 128H266V304Q192 322 118 304Z`, glassFill(pen, '#cfdde0')) +
    roundedRect(114, 118, 156, 22, 6, frame) +
    path(d`M118 118C126 92 258 92 266 118Z`, frame) +
    path(d`M112 126L92 116L116 116Z`, frame) +
    ellipse(192, 56, 18, 15, pen.sphere(accent)) +
    roundedRect(112, 296, 160, 24, 8, frame) +
    roundedRect(122, 140, 8, 158, 3, frame) +
    roundedRect(254, 140, 8, 158, 3, frame) +
    drawHighlight(d`M138 150h14v142h-14Z`, 0.4)
  );
};

export const drawThermos: Family = (pen, look) => {
  const { color, accent, style } = look;
  const wall = bodyFill(pen, { ...look, finish: look.finish === 'metal' ? 'metal' : 'matte' });
  const slim = style % 2 === 0 ? 0 : 10;
  const left = 140 + slim;
  const width = 120 - slim * 2;
  return (
    drawGroundShadow(pen, 200, 325, width / 2 + 8) +
    roundedRect(left, 128, width, 192, 16, wall) +
    roundedRect(left, 292, width, 28, 12, pen.metal()) +
    path(
      d`M${left} 146Q${left} 116 ${left + 18} 108H${left + width - 18}Q${left + width} 116 ${left + width} 146Z`,
      wall,
    ) +
    roundedRect(left + 14, 100, width - 28, 12, 3, pen.metal()) +
    roundedRect(left + 12, 52, width - 24, 52, 10, style % 3 === 0 ? pen.metal() : pen.round(accent, 0.3)) +
    ellipse(200, 57, (width - 32) / 2, 6, '#fff', 'opacity=".35"') +
    roundedRect(192, 190, 16, 54, 8, lighten(color, 0.45), 'opacity=".7"') +
    drawHighlight(d`M${left + 18} 150h12v134h-12Z`, 0.34)
  );
};
