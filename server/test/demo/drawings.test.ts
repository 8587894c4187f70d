/** @jest-environment jsdom */
import { drawBanner, drawOffer, drawProductLine, drawVideoPoster } from '../../demo/drawings/drawBanner';
import { drawBrandLogo } from '../../demo/drawings/drawBrandLogo';
import { drawPlaceholder } from '../../demo/drawings/drawPlaceholder';
import { drawProduct } from '../../demo/drawings/drawProduct';
import { families, type FamilyName } from '../../demo/drawings/families';
import { type Look, motifs } from '../../demo/drawings/look';
import { scenes } from '../../demo/drawings/scenes';
import { drawDetailView, drawInUseView, drawPackagingView } from '../../demo/drawings/views';

const familyNames = Object.keys(families) as FamilyName[];

const aLook = (over: Partial<Look> = {}): Look => ({
  color: '#3f7fb5',
  accent: '#c9a45c',
  finish: 'gloss',
  motif: 'plain',
  style: 0,
  size: 1,
  stretch: 0,
  backdrop: '#efe8dc',
  ...over,
});

// A bulb has the colour of its light; the others are steel, except for a handle in the accent colour.
const ownColored = ['bulb', 'knife', 'whisk', 'grater'];

const parse = (drawing: string) => new DOMParser().parseFromString(drawing, 'image/svg+xml');

const expectValidSvg = (drawing: string) => {
  const parsed = parse(drawing);
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.localName).toBe('svg');
  expect(parsed.querySelector('script, style, image, use, foreignObject')).toBeNull();
  expect(drawing).not.toMatch(/href|NaN|undefined|Infinity/);
  const ids = [...parsed.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
  const referred = [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(referred.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
};

describe('the drawings of products', () => {
  it.each(familyNames)('%s is well-formed in every style, and small', (family) => {
    for (const style of [0, 1, 2, 3, 4, 5]) {
      const drawing = drawProduct(
        family,
        aLook({ style, motif: motifs[style + 1] ?? 'plain', stretch: 0.05, size: 1.06 }),
      );
      expectValidSvg(drawing);
      expect(drawing).toContain('viewBox="0 0 400 400"');
      expect(drawing).not.toContain('<text');
      expect(Buffer.byteLength(drawing)).toBeLessThan(4700);
    }
  });

  it.each(familyNames)('%s shows its colour', (family) => {
    const drawn = ['#3f7fb5', '#b83a35'].map((color) =>
      drawProduct(family, aLook({ color, style: 0, finish: 'metal' })),
    );
    expect(drawn[0] === drawn[1]).toBe(ownColored.includes(family));
  });

  it.each([drawDetailView, drawPackagingView, drawInUseView])('have additional views: %p', (draw) => {
    for (const family of familyNames) expectValidSvg(draw(family, aLook()));
  });
});

describe('the drawings around the catalogue', () => {
  it.each(scenes)('%s is drawn as a banner, an offer, a line and a poster', (scene) => {
    const drawn = [drawBanner, drawOffer, drawProductLine, drawVideoPoster].map((draw) => draw(scene));
    drawn.forEach(expectValidSvg);
    const boxes = drawn.map((drawing) => parse(drawing).documentElement.getAttribute('viewBox'));
    expect(boxes).toEqual(['0 0 1600 640', '0 0 960 640', '0 0 800 600', '0 0 1280 720']);
  });

  it('have a placeholder text in each language', () => {
    const texts = (['es', 'en', 'zh'] as const).map((language) => {
      const drawing = drawPlaceholder(language);
      expectValidSvg(drawing);
      return parse(drawing).querySelector('text')?.textContent;
    });
    expect(texts).toEqual(['Sin imagen', 'No image', '暂无图片']);
  });

  it('draw brand names without a font', () => {
    const logo = drawBrandLogo('Albéniz & Sol', 3);
    expectValidSvg(logo);
    expect(logo).not.toContain('<text');
    expect(drawBrandLogo('Albéniz & Sol', 3)).toBe(logo);
    expect(drawBrandLogo('Ferrum', 3)).not.toBe(logo);
  });
});
