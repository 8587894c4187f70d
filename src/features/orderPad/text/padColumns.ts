import { foldText } from '@/engine/text/foldText';

/** Indexes of the code and quantity cells in a record. */
export type Columns = { code: number; quantity: number };

const codeHeads =
  /^(cod(igo)?s?|codes?|sku|ref(erencia|erence)?s?|articulos?|items?|producto?s?|part|ean|编码|代码|编号|货号|商品|产品|型号|条码|料号)(?![a-z])/;
const quantityHeads =
  /^(cant(idad)?(es)?|unidades|uds?|piezas|pzas?|qty|quantit(y|ies)|pieces|pcs|units?|数量|件数|数目|个数)(?![a-z])/;
const aQuantity = /^\d{1,6}([.,]0{1,3})?$|^\d{1,3}([.,\s]\d{3})$/;

const headIn = (cells: readonly string[], heads: RegExp) =>
  cells.findIndex((cell) => heads.test(foldText(cell).trim()) && !/\d/.test(cell));

/** Null when the record is not a header. */
export const headerColumns = (cells: readonly string[]): Columns | null => {
  const quantity = headIn(cells, quantityHeads);
  const found = headIn(cells, codeHeads);
  if (quantity < 0 && (found < 0 || cells.some((cell) => /\d/.test(cell)))) return null;
  const code = found >= 0 ? found : quantity === 0 ? 1 : 0;
  return { code, quantity: quantity >= 0 ? quantity : code === 0 ? 1 : 0 };
};

const looksLikeQuantity = (cell: string | undefined) => cell !== undefined && aQuantity.test(foldText(cell).trim());

/** Usually the second column is the quantity, unless another column has more cells that look like one. */
export const guessColumns = (records: readonly (readonly string[])[]): Columns => {
  const widest = Math.max(0, ...records.map((cells) => cells.length));
  const scoreColumn = (column: number) => records.filter((cells) => looksLikeQuantity(cells[column])).length;
  let best = { column: 1, score: scoreColumn(1) };
  for (const column of [0, ...Array.from({ length: Math.max(0, widest - 2) }, (_, at) => at + 2)]) {
    const score = scoreColumn(column);
    if (score > best.score) best = { column, score };
  }
  return { code: best.column === 0 ? 1 : 0, quantity: best.column };
};
