import { darker, lighter } from './color';
import { productFigure } from './drawProduct';
import type { Look } from './look';
import { createPen, type Pen } from './pen';
import { compositions, type Placed, type Scene } from './scenes';
import { d, ellipse, group, path, rect, svgDocument } from './svgParts';

const plain: Look = {
  color: '#f0ece2',
  accent: '#caa677',
  finish: 'gloss',
  motif: 'plain',
  style: 0,
  size: 1,
  stretch: 0,
  backdrop: '#e9e6e1',
};

type Frame = { width: number; height: number; floor: number; unit: number };

const place = (pen: Pen, { family, x, scale, look }: Placed, { width, floor, unit }: Frame) => {
  const size = scale * unit;
  const move = `translate(${Math.round((x / 1000) * width - 200 * size)} ${Math.round(floor - 330 * size)}) scale(${size.toFixed(3)})`;
  return group(productFigure(pen, family, { ...plain, ...look }), `transform="${move}"`);
};

const field = (pen: Pen, color: string, ground: string, { width, height, floor }: Frame) => {
  const horizon = floor - height * 0.1;
  return (
    rect(
      0,
      0,
      width,
      height,
      pen.radial(
        [
          [0, lighter(color, 0.45)],
          [0.55, color],
          [1, darker(color, 0.14)],
        ],
        'cx=".3" cy=".2" r=".95"',
      ),
    ) +
    ellipse(width * 0.72, horizon, height * 0.62, height * 0.62, lighter(color, 0.22), 'opacity=".55"') +
    path(
      d`M${width * 0.08} 0H${width * 0.24}L${width * 0.44} ${horizon}H${width * 0.2}ZM${width * 0.27} 0H${width * 0.36}L${width * 0.58} ${horizon}H${width * 0.47}Z`,
      '#fffaf0',
      `opacity=".16" filter="${pen.blur(7)}"`,
    ) +
    rect(
      0,
      horizon,
      width,
      height - horizon,
      pen.linear(
        [
          [0, lighter(ground, 0.16)],
          [0.2, ground],
          [1, darker(ground, 0.2)],
        ],
        'x2="0" y2="1"',
      ),
    ) +
    rect(0, horizon, width, 3, lighter(ground, 0.45), 'opacity=".7"')
  );
};

const compose = (frame: Frame, scene: Scene, chosen: (placed: Placed[]) => Placed[]) => {
  const pen = createPen();
  const { field: color, ground, placed } = compositions[scene];
  const content =
    field(pen, color, ground, frame) +
    chosen(placed)
      .map((each) => place(pen, each, frame))
      .join('');
  return svgDocument(frame.width, frame.height, pen.definitions() + content);
};

// A narrower picture shows fewer products, spread over its width.
const first = (count: number) => (placed: Placed[]) =>
  [...placed]
    .sort((one, other) => other.scale - one.scale)
    .slice(0, count)
    .sort((one, other) => one.x - other.x)
    .map((each, index) => ({ ...each, x: Math.round(((index + 0.5) / count) * 860) + 70 }));

export const drawBanner = (scene: Scene) =>
  compose({ width: 1600, height: 640, floor: 560, unit: 1.12 }, scene, (placed) => placed);
export const drawOffer = (scene: Scene) =>
  compose({ width: 960, height: 640, floor: 545, unit: 0.78 }, scene, first(4));
export const drawProductLine = (scene: Scene) =>
  compose({ width: 800, height: 600, floor: 505, unit: 0.82 }, scene, first(3));
export const drawVideoPoster = (scene: Scene) =>
  compose({ width: 1280, height: 720, floor: 612, unit: 1.03 }, scene, first(4));
