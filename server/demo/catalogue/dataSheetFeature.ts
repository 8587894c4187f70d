import { type FileToStore, hashedName } from '../../src/repositories/fileStore';
import { colors } from './colors';
import { writeDataSheet } from './dataSheet';
import type { Feature } from './itemFeatures';
import type { ItemDraft } from './itemRows';
import { inAll } from './translated';

const defaultBand = '#24405f';

/** The item's data sheet and the feature that links to it. */
export const createDataSheet = (
  { row, version }: ItemDraft,
  described: Feature[],
): { feature: Feature; file: FileToStore } => {
  const bytes = writeDataSheet({
    code: row.code,
    ean: row.additional_code,
    title: { es: row.name_es, en: row.name_en },
    color:
      version.color === null || version.color === 'white' || version.color === 'cream'
        ? defaultBand
        : colors[version.color].hex,
    rows: described.map(({ name, value }) => [
      `${name.es} / ${name.en}`,
      value === null || value.es === value.en ? (value?.es ?? '') : `${value.es} / ${value.en}`,
    ]),
  });
  const name = hashedName(row.code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), 'pdf', bytes);
  return {
    feature: {
      heading: 'documents',
      name: inAll('Ficha técnica', 'Data sheet', '产品资料'),
      value: inAll('PDF', 'PDF', 'PDF'),
      file: name,
    },
    file: { container: 'StockItemFeatureFiles', name, contentType: 'application/pdf', bytes },
  };
};
