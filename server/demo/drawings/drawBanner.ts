import { darken, lighten } from './color';
import { drawFigure } from './drawProduct';
import type { Look } from './look';
import { createPen, type Pen } from './pen';
import { type Composition, compositions, type Placed, type Scene } from './scenes';
import { d, ellipse, group, path, rect, svgDocument } from './svgParts';

const defaultLook: Look = {
  color: '#f0ece2',
  accent: '#caa677',
  finish: 'gloss',
  motif: 'plain',
  style: 0,
  size: 1,
  stretch: 0,
  backdrop: '#e9e6e1',
};

/** The size of a picture, where its products stand, and how large they are. */
type Canvas = { width: number; height: number; floorY: number; productScale: number };

const drawPlaced = (pen: Pen, { family, x, scale, look }: Placed, { width, floorY, productScale }: Canvas) => {
  const size = scale * productScale;
  const move = `translate(${Math.round((x / 1000) * width - 200 * size)} ${Math.round(floorY - 330 * size)}) scale(${size.toFixed(3)})`;
  return group(drawFigure(pen, family, { ...defaultLook, ...look }), `transform="${move}"`);
};

const drawBackground = (pen: Pen, { wallColor, floorColor }: Composition, { width, height, floorY }: Canvas) => {
  const horizon = floorY - height * 0.1;
  return (
    rect(
      0,
      0,
      width,
      height,
      pen.radial(
        [
          [0, lighten(wallColor, 0.45)],
          [0.55, wallColor],
          [1, darken(wallColor, 0.14)],
        ],
        'cx=".3" cy=".2" r=".95"',
      ),
    ) +
    ellipse(width * 0.72, horizon, height * 0.62, height * 0.62, lighten(wallColor, 0.22), 'opacity=".55"') +
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
          [0, lighten(floorColor, 0.16)],
          [0.2, floorColor],
          [1, darken(floorColor, 0.2)],
        ],
        'x2="0" y2="1"',
      ),
    ) +
    rect(0, horizon, width, 3, lighten(floorColor, 0.45), 'opacity=".7"')
  );
};

const drawScene = (canvas: Canvas, scene: Scene, select: (placed: Placed[]) => Placed[]) => {
  const pen = createPen();
  const composition = compositions[scene];
  const content =
    drawBackground(pen, composition, canvas) +
    select(composition.placed)
      .map((each) => drawPlaced(pen, each, canvas))
      .join('');
  return svgDocument(canvas.width, canvas.height, pen.definitions() + content);
};

// A narrower picture shows fewer products, spread over its width.
const takeLargest = (count: number) => (placed: Placed[]) =>
  [...placed]
    .sort((one, other) => other.scale - one.scale)
    .slice(0, count)
    .sort((one, other) => one.x - other.x)
    .map((each, index) => ({ ...each, x: Math.round(((index + 0.5) / count) * 860) + 70 }));

export const drawBanner = (scene: Scene) =>
  drawScene({ width: 1600, height: 640, floorY: 560, productScale: 1.12 }, scene, (placed) => placed);
export const drawOffer = (scene: Scene) =>
  drawScene({ width: 960, height: 640, floorY: 545, productScale: 0.78 }, scene, takeLargest(4));
export const drawProductLine = (scene: Scene) =>
  drawScene({ width: 800, height: 600, floorY: 505, productScale: 0.82 }, scene, takeLargest(3));
export const drawVideoPoster = (scene: Scene) =>
  drawScene({ width: 1280, height: 720, floorY: 612, productScale: 1.03 }, scene, takeLargest(4));
