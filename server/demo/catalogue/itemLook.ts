import { type Look, type Motif, motifs } from '../pictures/look';
import { createRandom, type Random } from '../random';
import { type ColorName, colors, palettes } from './colors';
import type { Kind } from './kind';
import { type MaterialName, materials } from './materials';

const backdrops = ['#efe8dc', '#e4eae5', '#e3e9ef', '#f2e6e0', '#eae7e2', '#f1ecdc', '#e8e6ee'];
const accents = ['#caa677', '#303135', '#c9a45c', '#f1eee6', '#b83a35', '#e6ba38', '#8f969b', '#7a4f30'];
const undyedMaterials = new Set<MaterialName>([
  'copper',
  'castIron',
  'kraft',
  'cardboard',
  'jute',
  'rattan',
  'seagrass',
]);

/** The colours that an item of this material comes in; none if the material shows its own colour. */
export const listColors = (kind: Kind, material: MaterialName): ColorName[] => {
  const { finish } = materials[material];
  const bare = finish === 'wood' || finish === 'glass' || undyedMaterials.has(material);
  const polished = finish === 'metal' && ['kitchen', 'table', 'none'].includes(kind.palette);
  return bare || polished ? [] : palettes[kind.palette];
};

export const pickMotif = (random: Random, kind: Kind, material: MaterialName): Motif => {
  const { finish } = materials[material];
  if (!kind.patterned || finish === 'wood' || finish === 'metal' || finish === 'glass' || random.chance(0.5))
    return 'plain';
  return random.pick(motifs.slice(1));
};

type Appearance = {
  kind: Kind;
  material: MaterialName;
  motif: Motif;
  color: ColorName | null;
  size: string | null;
  shape: number;
};

/** Items with the same shape number differ only in colour and size. */
export const createLook = ({ kind, material, motif, color, size, shape }: Appearance): Look => {
  const random = createRandom(shape, kind.code + material);
  const own = materials[material];
  const hex = color === null ? own.hex : colors[color].hex;
  const contrasting = accents.filter((accent) => accent !== hex);
  return {
    color: hex,
    accent: random.pick(contrasting),
    finish: own.finish,
    motif,
    shape,
    step: size === null ? 1 : kind.sizes.indexOf(size),
    stretch: random.int(-6, 7) / 100,
    backdrop: random.pick(backdrops),
  };
};
