import type { BannerDrawing } from '../bannerTexts';
import { circle, path, rect, repeat, svg } from './svg';

const [width, height] = [1600, 640];

const ruler = (x: number, y: number, length: number) =>
  rect(x, y, length, 64, '#f2c14e', 6) +
  repeat(Math.floor(length / 16), (index) => rect(x + 8 + index * 16, y, 2, index % 5 === 0 ? 34 : 20, '#7a5a12'));

const board = (x: number, y: number, length: number, fill: string) =>
  rect(x, y, length, 72, fill, 4) +
  repeat(4, (index) =>
    path(`M${x + 24} ${y + 14 + index * 15} q ${length / 3} ${index % 2 ? 8 : -8} ${length - 48} 0`, 'none', {
      colour: 'rgba(60,30,10,.22)',
      width: 2,
    }),
  );

const measure = () =>
  svg(width, height, [
    rect(0, 0, width, height, '#e9e2d6'),
    rect(0, 470, width, 170, '#b98d5f'),
    board(180, 398, 780, '#d8a76c'),
    board(240, 322, 620, '#c58f52'),
    board(330, 246, 460, '#e0b884'),
    ruler(180, 500, 980),
    path('M1120 470 L1290 180 L1330 204 L1160 494 Z', '#1d4e6b'),
    path('M1160 494 L1146 528 L1120 470 Z', '#15384d'),
    path('M1290 180 q 22 -44 56 -22 q 26 18 -16 46 Z', '#c2412d'),
    circle(1400, 150, 58, '#fff7e6'),
    circle(1400, 150, 44, '#f2c14e'),
  ]);

const bolt = (x: number, y: number, scale: number, tone: string) => {
  const hexagon = [0, 1, 2, 3, 4, 5]
    .map((corner) => (Math.PI / 3) * corner)
    .map(
      (angle) => `${(x + Math.cos(angle) * 60 * scale).toFixed(1)} ${(y + Math.sin(angle) * 60 * scale).toFixed(1)}`,
    );
  return (
    path(`M${hexagon.join(' L')} Z`, tone) +
    circle(x, y, 40 * scale, 'rgba(255,255,255,.28)') +
    circle(x, y, 22 * scale, '#22303a')
  );
};

const tones = ['#9fb3c1', '#7d94a5', '#c9a24a', '#b8c7d1'];

const fasteners = () =>
  svg(width, height, [
    rect(0, 0, width, height, '#22303a'),
    repeat(28, (index) => {
      const [column, row] = [index % 7, Math.floor(index / 7)];
      const x = 120 + column * 230 + (row % 2) * 90;
      const y = 90 + row * 155;
      return bolt(x, y, 0.72 + ((index * 7) % 5) * 0.09, tones[(index * 3) % tones.length] ?? '#9fb3c1');
    }),
  ]);

const wheel = (x: number) => circle(x, 520, 62, '#22303a') + circle(x, 520, 28, '#cfd8dc');

const delivery = () =>
  svg(width, height, [
    rect(0, 0, width, height, '#dcebe4'),
    repeat(9, (index) =>
      rect(40 + index * 180, 300 - ((index * 53) % 140), 120, 320, index % 2 ? '#b9d3c6' : '#c9ded4', 4),
    ),
    rect(0, 540, width, 100, '#55656d'),
    repeat(9, (index) => rect(30 + index * 190, 586, 100, 8, '#e8edef')),
    rect(420, 210, 560, 300, '#2f6f4f', 10),
    rect(450, 240, 500, 150, '#f6f2e7', 6),
    path('M500 350 h400 M500 350 v-26 M600 350 v-40 M700 350 v-26 M800 350 v-40 M900 350 v-26', 'none', {
      colour: '#2f6f4f',
      width: 8,
    }),
    path('M980 290 h140 l90 110 v110 h-230 Z', '#f2c14e'),
    path('M1010 320 h98 l60 76 h-158 Z', '#e6f1f5'),
    wheel(560),
    wheel(840),
    wheel(1100),
  ]);

const drawings: Record<BannerDrawing, () => string> = { measure, fasteners, delivery };

export const drawBanner = (drawing: BannerDrawing) => drawings[drawing]();
