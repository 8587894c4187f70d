import type { BrandMark } from '../brandTexts';
import { circle, path, rect, repeat, svg } from './svg';

const marks: Record<BrandMark, (colour: string) => string> = {
  ring: (colour) => circle(60, 60, 42, colour) + circle(60, 60, 24, '#fff') + circle(60, 60, 10, colour),
  bars: (colour) => repeat(4, (index) => rect(20 + index * 21, 84 - index * 18, 15, 18 + index * 18, colour, 3)),
  peak: (colour) => path('M14 98 L50 26 L68 62 L80 42 L108 98 Z', colour),
  wave: (colour) =>
    repeat(3, (index) => path(`M16 ${40 + index * 24} q 22 -22 44 0 t 44 0`, 'none', { colour, width: 12 })),
  hexagon: (colour) => path('M60 14 L100 37 V83 L60 106 L20 83 V37 Z', colour) + circle(60, 60, 18, '#fff'),
  leaf: (colour) => path('M22 98 C16 44 52 18 102 20 C104 70 78 104 22 98 Z', colour),
  arrow: (colour) => path('M18 46 H66 V22 L106 60 L66 98 V74 H18 Z', colour),
  grid: (colour) =>
    repeat(9, (index) =>
      rect(18 + (index % 3) * 30, 18 + Math.floor(index / 3) * 30, 24, 24, colour, index === 4 ? 12 : 4),
    ),
};

export const drawLogo = (name: string, mark: BrandMark, colour: string) =>
  svg(360, 120, [
    marks[mark](colour),
    `<text x="128" y="78" font-family="Segoe UI, Helvetica, Arial, sans-serif" font-size="50" font-weight="700" fill="${colour}">${name}</text>`,
  ]);

const backdrop = (colour: string) =>
  rect(0, 0, 1200, 675, colour) +
  repeat(12, (index) =>
    path(`M${-200 + index * 130} 675 L${120 + index * 130} 0`, 'none', { colour: 'rgba(255,255,255,.08)', width: 34 }),
  );

export const drawOffer = (colour: string) =>
  svg(1200, 675, [
    backdrop(colour),
    path('M420 190 H700 L880 338 L700 486 H420 Z', '#fff7e6'),
    circle(486, 338, 30, colour),
    path('M600 420 L700 256', 'none', { colour, width: 18 }),
    circle(604, 280, 28, colour),
    circle(696, 396, 28, colour),
  ]);

export const drawPoster = (colour: string) =>
  svg(1200, 675, [
    backdrop(colour),
    circle(600, 338, 110, 'rgba(255,255,255,.92)'),
    path('M566 274 L676 338 L566 402 Z', colour),
  ]);

export const drawProductLine = (colour: string) =>
  svg(1200, 675, [
    backdrop(colour),
    rect(180, 470, 840, 26, '#fff7e6', 6),
    repeat(6, (index) =>
      rect(
        220 + index * 132,
        470 - (120 + ((index * 67) % 150)),
        100,
        120 + ((index * 67) % 150),
        index % 2 ? '#f2c14e' : '#ffffff',
        8,
      ),
    ),
  ]);

export const drawWorkshop = () =>
  svg(1200, 675, [
    rect(0, 0, 1200, 675, '#dfe9ee'),
    rect(140, 240, 920, 340, '#c9744a'),
    path('M100 250 L600 110 L1100 250 Z', '#7d3f24'),
    repeat(4, (index) => rect(200 + index * 150, 310, 100, 110, '#eaf3f7', 4)),
    rect(820, 310, 180, 270, '#22303a', 6),
    rect(200, 470, 560, 40, '#f2c14e', 4),
    repeat(34, (index) => rect(212 + index * 16, 470, 3, index % 5 === 0 ? 24 : 14, '#7a5a12')),
    rect(0, 580, 1200, 95, '#8f9ca3'),
  ]);

const placeholderTexts = { es: 'Sin imagen', en: 'No image', zh: '暂无图片' };

/** Spec §7: the placeholder image depends on the language. */
export const drawPlaceholder = (language: keyof typeof placeholderTexts) =>
  svg(600, 600, [
    rect(0, 0, 600, 600, '#eef1f3'),
    path('M170 210 L300 150 L430 210 V350 L300 412 L170 350 Z', '#fff', { colour: '#9aa8b1', width: 10 }),
    path('M170 210 L300 272 L430 210 M300 272 V412', 'none', { colour: '#9aa8b1', width: 10 }),
    `<text x="300" y="500" text-anchor="middle" font-family="Segoe UI, Helvetica, Arial, Noto Sans CJK SC, WenQuanYi Micro Hei, sans-serif" font-size="40" fill="#5f6e78">${placeholderTexts[language]}</text>`,
  ]);
