import type { Motif } from '../pictures/look';
import type { Collection } from './collections';
import { type ColorName, colors } from './colors';
import type { Kind, Noun } from './kind';
import { type MaterialName, materials } from './materials';
import { sizeIn } from './sizes';
import { inAll, type Translated } from './translated';

const motifNames: Record<Motif, Translated | null> = {
  plain: null,
  stripes: inAll('a rayas', 'striped', '条纹'),
  bands: inAll('con bandas', 'banded', '环纹'),
  dots: inAll('con lunares', 'dotted', '圆点'),
  check: inAll('a cuadros', 'checked', '格纹'),
  zigzag: inAll('en zigzag', 'zigzag', '折线纹'),
  speckle: inAll('con motas', 'speckled', '斑点'),
  leaves: inAll('con hojas', 'leaf print', '叶纹'),
};

export type Wording = {
  kind: Kind;
  collection: Collection;
  /** Set from the second round of a collection on: 2, 3, ... */
  series: number;
  material: MaterialName;
  motif: Motif;
  color: ColorName | null;
  size: string | null;
};

const formatSpanishColor = (color: ColorName, { gender, plural }: Noun) =>
  colors[color].es[(gender === 'f' ? 1 : 0) + (plural ? 2 : 0)] ?? colors[color].en;

const joinWords = (...parts: (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/**
 * Each language has its own word order: "Taza Alba azul de gres, 350 ml", "Alba blue stoneware mug, 350 ml", "晨曦蓝色炻瓷马克杯
 * 350 毫升".
 */
export const formatItemName = ({ kind, collection, series, material, motif, color, size }: Wording): Translated => {
  const materialName = materials[material].name;
  const pattern = motifNames[motif];
  const seriesText = series > 1 ? String(series) : '';
  const sizeText = size === null ? null : sizeIn(size);
  const spanish = joinWords(
    kind.noun.es,
    collection.name,
    seriesText,
    color === null ? '' : formatSpanishColor(color, kind.noun),
    `de ${materialName.es}`,
    pattern?.es,
  );
  const english = joinWords(
    collection.name,
    seriesText,
    color === null ? '' : colors[color].en,
    pattern?.en,
    materialName.en,
    kind.noun.en,
  );
  const chinese = `${collection.zh}${seriesText}${color === null ? '' : colors[color].zh}${pattern?.zh ?? ''}${materialName.zh}${kind.noun.zh}`;
  return sizeText === null
    ? inAll(spanish, english, chinese)
    : inAll(`${spanish}, ${sizeText.es}`, `${english}, ${sizeText.en}`, `${chinese} ${sizeText.zh}`);
};
