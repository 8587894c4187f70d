import type { HeaderFeaturesTable, ItemFeaturesTable } from '../../src/db/tables';
import { createRandom } from '../random';
import { colors } from './colors';
import type { ItemDraft } from './itemRows';
import { careTexts, materials } from './materials';
import { sizeIn } from './sizes';
import { inAll, toNameColumns, type Translated } from './translated';

const headers = {
  dimensions: inAll('Dimensiones', 'Dimensions', '尺寸'),
  materials: inAll('Materiales', 'Materials', '材质'),
  care: inAll('Cuidados', 'Care', '保养'),
  logistics: inAll('Logística', 'Logistics', '物流'),
  gallery: inAll('Vistas', 'Views', '更多图片'),
  documents: inAll('Documentos', 'Documents', '文件'),
};

export type Heading = keyof typeof headers;
const headings = Object.keys(headers) as Heading[];

const headerId = (catalogIndex: number, heading: Heading) => catalogIndex * 100 + headings.indexOf(heading) + 1;

export const createHeaderRows = (catalogId: number, catalogIndex: number): HeaderFeaturesTable[] =>
  headings.map((heading, index) => ({
    catalog_id: catalogId,
    header_feature_id: headerId(catalogIndex, heading),
    position: index + 1,
    ...toNameColumns(headers[heading]),
  }));

export type Feature = { heading: Heading; name: Translated; value: Translated | null; image?: string; file?: string };

const origins = [
  inAll('España', 'Spain', '西班牙'),
  inAll('Portugal', 'Portugal', '葡萄牙'),
  inAll('China', 'China', '中国'),
  inAll('Italia', 'Italy', '意大利'),
  inAll('Polonia', 'Poland', '波兰'),
];

const formatKilograms = (grams: number) => {
  const kilograms = (grams / 1000).toFixed(2);
  return inAll(`${kilograms.replace('.', ',')} kg`, `${kilograms} kg`, `${kilograms} 公斤`);
};

const getSizeName = (size: string) => {
  if (/^(set|pack)/.test(size)) return inAll('Contenido', 'Contents', '件数');
  if (/ (ml|l)$/.test(size)) return inAll('Capacidad', 'Capacity', '容量');
  if (size.endsWith(' W')) return inAll('Potencia', 'Power', '功率');
  if (size.endsWith(' V')) return inAll('Voltaje', 'Voltage', '电压');
  return inAll('Medida', 'Size', '尺寸');
};

/** Features that describe the item in words. */
export const describeItem = ({ group, version, row }: ItemDraft): Feature[] => {
  const { kind, collection, material, number } = group;
  const { name, care } = materials[material];
  const random = createRandom(number, kind.code);
  const step = version.size === null ? 0 : kind.sizes.indexOf(version.size);
  const weight = Math.round(kind.weight * 1.4 ** step);
  const size: Feature[] =
    version.size === null
      ? []
      : [{ heading: 'dimensions', name: getSizeName(version.size), value: sizeIn(version.size) }];
  const color: Feature[] =
    version.color === null
      ? []
      : [
          {
            heading: 'materials',
            name: inAll('Color', 'Colour', '颜色'),
            value: inAll(colors[version.color].es[0], colors[version.color].en, colors[version.color].zh),
          },
        ];
  return [
    ...size,
    { heading: 'dimensions', name: inAll('Peso', 'Weight', '重量'), value: formatKilograms(weight) },
    { heading: 'materials', name: inAll('Material', 'Material', '材料'), value: name },
    ...color,
    {
      heading: 'logistics',
      name: inAll('Marca', 'Brand', '品牌'),
      value: inAll(collection.name, collection.name, collection.zh),
    },
    { heading: 'care', name: inAll('Uso y cuidado', 'Use and care', '使用与保养'), value: careTexts[care] },
    {
      heading: 'logistics',
      name: inAll('Unidades por caja', 'Units per carton', '每箱数量'),
      value: inAll(String(kind.carton), String(kind.carton), String(kind.carton)),
    },
    {
      heading: 'logistics',
      name: inAll('EAN', 'EAN', '条形码'),
      value: inAll(row.additional_code, row.additional_code, row.additional_code),
    },
    { heading: 'logistics', name: inAll('Origen', 'Origin', '产地'), value: random.pick(origins) },
  ];
};

/** Materials and colours are lower case within an item's name, but start a line here. */
const capitalize = (text: string | undefined) =>
  text === undefined ? null : text.charAt(0).toUpperCase() + text.slice(1);

export const createFeatureRows = (
  draft: ItemDraft,
  features: Feature[],
  catalogIndex: number,
  nextId: () => number,
): ItemFeaturesTable[] =>
  features.map(({ heading, name, value, image, file }, index) => ({
    catalog_id: draft.row.catalog_id,
    stock_item_feature_id: nextId(),
    stock_item_id: draft.row.stock_item_id,
    header_feature_id: headerId(catalogIndex, heading),
    position: index + 1,
    ...toNameColumns(name),
    value_es: capitalize(value?.es),
    value_en: capitalize(value?.en),
    value_zh: capitalize(value?.zh),
    image_name: image ?? null,
    file_name: file ?? null,
  }));
