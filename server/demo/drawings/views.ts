import { darken, lighten, mix } from './color';
import { drawFigure, drawStudio } from './drawProduct';
import type { FamilyName } from './families';
import type { Look } from './look';
import { createPen, type Pen } from './pen';
import { d, ellipse, group, path, rect, roundedRect, stroke, svgDocument } from './svgParts';

/** Families seen from above, lying on a bench rather than standing. */
export const lyingFamilies = new Set<FamilyName>([
  'plate',
  'fryingPan',
  'knife',
  'cuttingBoard',
  'spatula',
  'ladle',
  'whisk',
  'cutlery',
  'tray',
  'cushion',
  'apron',
  'ovenMitt',
  'screwdriver',
  'hammer',
  'pliers',
  'wrench',
  'saw',
  'level',
  'pen',
  'pencils',
  'markers',
  'notebook',
  'scissors',
  'calculator',
  'mailer',
  'clock',
  'torch',
]);

const hanging = new Set<FamilyName>(['clock', 'pendant', 'apron']);
const propped = new Set<FamilyName>(['cushion']);

export const drawDetailView = (family: FamilyName, look: Look) => {
  const pen = createPen();
  const zoomed = group(drawFigure(pen, family, { ...look, size: 1 }), 'transform="translate(-190 -150) scale(1.95)"');
  const content = drawStudio(pen, mix(look.backdrop, look.color, 0.08)) + zoomed;
  return svgDocument(400, 400, pen.definitions() + content);
};

const drawCarton = (pen: Pen, look: Look) => {
  const card = '#d3b083';
  const band = d`M70 226L214 262V306L70 264Z`;
  return (
    ellipse(214, 344, 150, 16, '#2a2320', `opacity=".4" filter="${pen.blur(9)}"`) +
    path(d`M70 136L214 168V352L70 306Z`, pen.face(card, 0.12)) +
    path(d`M214 168L334 132V296L214 352Z`, pen.face(darken(card, 0.2), 0.1)) +
    path(d`M70 136L190 104L334 132L214 168Z`, pen.face(lighten(card, 0.2), 0.1)) +
    path(d`M130 120L190 104L204 107L144 153L130 149Z`, lighten(card, 0.4), 'opacity=".4"') +
    path(band, pen.face(look.color, 0.1)) +
    path(d`M214 262L334 220V260L214 306Z`, pen.face(darken(look.color, 0.25), 0.1)) +
    path(d`M126 149L140 152L262 116L248 113Z`, lighten(card, 0.5), 'opacity=".7"') +
    stroke(d`M290 212v-22m-7 7 7-7 7 7M310 206v-22m-7 7 7-7 7 7`, darken(card, 0.6), 3, 'opacity=".7"')
  );
};

/** The product's carton, with its picture on the front. */
export const drawPackagingView = (family: FamilyName, look: Look) => {
  const pen = createPen();
  const picture = group(
    roundedRect(60, 60, 280, 280, 24, lighten(look.backdrop, 0.45)) +
      drawFigure(pen, family, { ...look, motif: 'plain', size: 0.78 }),
    'transform="matrix(.28 .064 0 .3 86 140)"',
  );
  const content = drawStudio(pen, look.backdrop) + drawCarton(pen, look) + picture;
  return svgDocument(400, 400, pen.definitions() + content);
};

const drawSprig = (x: number, y: number, scale: number) =>
  group(
    stroke(d`M0 0Q-4-40 6-84`, '#5f7d58', 4) +
      path(
        d`M0-20Q-34-26-40-54Q-8-56 0-20ZM2-38Q34-44 40-74Q8-74 2-38ZM4-60Q-26-70-28-96Q4-92 4-60ZM6-80Q22-94 20-120Q0-106 6-80Z`,
        '#7d9c74',
      ),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  );

const drawWindowLight = (pen: Pen) =>
  path(
    d`M40 0L150 0L250 210L120 210ZM164 0L250 0L360 210L264 210Z`,
    '#fffaf0',
    `opacity=".32" filter="${pen.blur(5)}"`,
  );

const drawRoom = (pen: Pen, look: Look) => {
  const wall = mix(look.backdrop, '#cfc6b8', 0.35);
  return (
    rect(0, 0, 400, 400, pen.topLit(wall, 0.1)) +
    drawWindowLight(pen) +
    roundedRect(296, 44, 74, 96, 2, pen.face('#fbf7ee', 0.08), `filter="${pen.shadow(3, 5, 4)}"`) +
    path(d`M308 128V104Q322 70 340 92T358 84V128Z`, mix(look.accent, '#b9c3b4', 0.5)) +
    path(d`M30 330L38 262H86L94 330Z`, pen.round('#d9cbb6')) +
    drawSprig(62, 266, 1.25) +
    rect(0, 322, 400, 78, pen.topLit('#b98d60', 0.2)) +
    rect(0, 322, 400, 5, '#e0b98c') +
    stroke(d`M0 350Q120 344 210 352T400 348M0 378Q160 384 400 376`, '#8f663f', 1.6, 'opacity=".4"')
  );
};

const drawBench = (pen: Pen, look: Look) =>
  rect(0, 0, 400, 400, pen.face('#c79d6f', 0.12)) +
  stroke(d`M0 98H400M0 200H400M0 302H400`, '#8a6238', 2.5, 'opacity=".55"') +
  stroke(
    d`M0 40Q140 30 240 44T400 38M0 70Q180 80 400 66M0 150Q120 138 260 152T400 146M0 250Q150 262 400 244M0 350Q160 338 400 354`,
    '#9a7044',
    1.6,
    'opacity=".45"',
  ) +
  path(d`M0 0H400V400Z`, '#fff4dc', 'opacity=".12"') +
  group(
    path(d`M-20 300L120 330L96 440H-40Z`, mix(look.color, '#f4efe4', 0.72)) +
      stroke(d`M-6 322L96 344M-14 346L92 368`, look.accent, 3, 'opacity=".6"'),
    `filter="${pen.shadow(4, 6, 5)}"`,
  ) +
  group(drawSprig(352, 112, 1.1), `filter="${pen.shadow(4, 6, 4)}"`);

/** The product in its usual setting, among other things. */
export const drawInUseView = (family: FamilyName, look: Look) => {
  const pen = createPen();
  const lying = lyingFamilies.has(family) && !hanging.has(family) && !propped.has(family);
  const figure = group(
    drawFigure(pen, family, { ...look, size: 1 }),
    lying
      ? 'transform="translate(40 40) scale(.8)"'
      : hanging.has(family)
        ? 'transform="translate(48 4) scale(.72)"'
        : 'transform="translate(36 76) scale(.86)"',
  );
  const content = (lying ? drawBench(pen, look) : drawRoom(pen, look)) + figure;
  return svgDocument(400, 400, pen.definitions() + content);
};
