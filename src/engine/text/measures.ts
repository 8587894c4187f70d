import { foldText } from './foldText';

/** Spellings of each unit in the three languages of the shop, folded. The longer come first. */
const spellings: Record<string, string> = {
  ml: 'mililitros|mililitro|milliliters|milliliter|millilitres|millilitre|ml|毫升',
  cl: 'centilitros|centilitro|centiliters|centiliter|centilitres|centilitre|cl|厘升',
  l: 'litros|litro|liters|liter|litres|litre|lts|lt|l|公升|升',
  kg: 'kilogramos|kilogramo|kilograms|kilogram|kilos|kilo|kgs|kg|公斤|千克',
  g: 'gramos|gramo|grams|gram|grs|gr|g|克',
  mm: 'milimetros|milimetro|millimeters|millimeter|millimetres|millimetre|mm|毫米',
  cm: 'centimetros|centimetro|centimeters|centimeter|centimetres|centimetre|cms|cm|厘米|公分',
  m: 'metros|metro|meters|meter|metres|metre|mts|mt|m|米',
  in: "pulgadas|pulgada|pulg|plg|inches|inch|in|英寸|寸|吋|′′|''|”|\"",
  w: 'vatios|vatio|watts|watt|w|瓦特|瓦',
  v: 'voltios|voltio|volts|volt|v|伏特|伏',
  lm: 'lumenes|lumen|lumens|lm|流明',
  ft: 'pies|pie|feet|foot|ft|英尺',
  gal: 'galones|galon|gallons|gallon|gal|加仑',
  oz: 'onzas|onza|ounces|ounce|oz|盎司',
  lb: 'libras|libra|pounds|pound|lbs|lb|磅',
  pc: 'unidades|unidad|unids|unid|und|uds|ud|piezas|pieza|pzas|pza|pzs|pz|pieces|piece|pcs|pc|packs|pack|pk|件套|件装|个装|支装|只装|件|个|支|只',
};

const unitOf = new Map(Object.entries(spellings).flatMap(([unit, all]) => all.split('|').map((each) => [each, unit])));
const unit = `(?:${[...unitOf.keys()].sort((one, other) => other.length - one.length).join('|')})(?![a-z月拉])`;
const number = String.raw`(?:\d+[ -])?\d+\/\d+|\d+(?:[.,]\d{1,2}(?!\d))?`;
const times = String.raw`\s*[x×*✕]\s*`;
const size = String.raw`(${number})[ -]?(${unit})?`;
const measures = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])${size}(?:${times}${size})?(?:${times}${size})?(?![\d/])(?!${times}\d)`,
  'gu',
);
const countBefore = new RegExp(
  String.raw`(?<!\p{L})(?:pack|set|box|paquete|juego|caja|bolsa|lote) (?:of|de|con|x) ?(\d+)(?![\d.,/]|${times}\d| ?${unit})`,
  'gu',
);

const toUnit = (spelling: string | undefined) => (spelling === undefined ? '' : (unitOf.get(spelling) ?? ''));

/** Larger units in the smallest of their kind, so that 1/2 l is 500 ml. */
const smallest: Record<string, readonly [string, number]> = {
  l: ['ml', 1000],
  cl: ['ml', 10],
  kg: ['g', 1000],
  m: ['mm', 1000],
  cm: ['mm', 10],
};

const toNumber = (text: string) => {
  const [, whole = 0, one = 0, other = 1] =
    /^(?:(\d+)[ -])?(?:([\d.]+)(?:\/(\d+))?)$/.exec(text.replace(',', '.')) ?? [];
  return Number(whole) + Number(one) / Number(other);
};

const round = (number: number) => String(Number(number.toFixed(3)));

type Measure = {
  numbers: string[];
  /** As written, whatever the unit. */
  plain: string[];
  unit: string;
};

const inSmallest = (numbers: readonly number[], own: string) => {
  const [unit, factor] = smallest[own] ?? [own, 1];
  return { numbers: numbers.map((each) => round(each * factor)), unit };
};

/** The measure that was matched, or null for a bare number, which is a word like any other. */
const readMeasure = (groups: readonly (string | undefined)[]): Measure | null => {
  const sizes = [0, 2, 4].flatMap((at) => {
    const own = groups[at];
    return own === undefined ? [] : [{ number: toNumber(own), unit: toUnit(groups[at + 1]) }];
  });
  const own = sizes.findLast((each) => each.unit !== '')?.unit ?? '';
  if (sizes.length === 1 && own === '' && !groups[0]?.includes('/')) return null;
  if (!sizes.every((each) => Number.isFinite(each.number))) return null;
  const numbers = sizes.map((each) => each.number);
  return { ...inSmallest(numbers, own), plain: numbers.map(round) };
};

/** Folds a text with measures: 1½ is 1 1/2 rather than 11/2. */
export const foldMeasures = (text: string): string => foldText(text.replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '));

const prepare = (folded: string) => folded.replaceAll('⁄', '/').replace(countBefore, '$1 pc');

/**
 * Writes each measure in a folded text as one word in its smallest unit: `olla 6 litros` becomes `olla 6000ml`. Returns
 * what stood there, too.
 */
export const joinMeasures = (folded: string): { text: string; written: ReadonlyMap<string, string> } => {
  const written = new Map<string, string>();
  if (!/\d/.test(folded)) return { text: folded, written };
  const text = prepare(folded).replace(measures, (whole: string, ...groups: (string | undefined)[]) => {
    const measure = readMeasure(groups);
    if (!measure) return whole;
    const word = `${measure.numbers.join('x')}${measure.unit}`;
    written.set(word, whole.trim());
    return ` ${word} `;
  });
  return { text: text.replace(/ {2,}/g, ' ').trim(), written };
};

/** What a size may be in if it has no unit. */
const unitsOfLength = ['mm', 'cm', 'm', 'in'];

/** 60x90 may be written 90x60, too. */
const inBothWays = (numbers: readonly string[]): string[] =>
  (numbers.length === 2 ? [numbers, numbers.toReversed()] : [numbers]).map((each) => each.join('x'));

/** A measure in either direction, and its parts. */
const spellMeasure = ({ numbers, plain, unit: own }: Measure): string[] => {
  const found = inBothWays(numbers).map((each) => `${each}${own}`);
  if (numbers.length > 1) found.push(...inBothWays(plain));
  if (numbers.length > 1 && own === '') {
    for (const { numbers: sizes, unit: each } of unitsOfLength.map((length) => inSmallest(plain.map(Number), length)))
      found.push(...inBothWays(sizes).map((size) => `${size}${each}`));
  }
  if (own !== '') found.push(...numbers.map((each) => `${each}${own}`));
  // ½ and 1/2 may be of any unit.
  return [...found, ...plain.filter((each) => each.includes('.'))];
};

/**
 * Each measure in a folded text, in either direction, and its parts: `60 × 90 cm` is 600x900mm, 900x600mm, 60x90, 90x60,
 * 600mm and 900mm. A fraction is found without its unit, too: 0,5 kg is 500g and 0.5. `known` has those that were read before.
 */
export const findMeasures = (folded: string, known = new Map<string, readonly string[]>()): string[] => {
  if (!/\d/.test(folded)) return [];
  const text = prepare(folded);
  const found: string[] = [];
  // `matchAll` would copy the expression, which takes longer than to match it.
  for (let match = measures.exec(text); match; match = measures.exec(text)) {
    const [whole, ...groups] = match;
    let own = known.get(whole);
    if (!own) {
      const measure = readMeasure(groups);
      own = measure ? spellMeasure(measure) : [];
      known.set(whole, own);
    }
    found.push(...own);
  }
  return [...new Set(found)];
};
