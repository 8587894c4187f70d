import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ImportOptions } from '../../src/import/importTypes';
import { featureColumns } from '../../src/import/plan/planFeatures';
import { describeFault } from '../../src/import/read/faults';
import { anItem } from '../support/builders';
import { aTable, importInto, readItems } from '../support/imports';
import { createTestDatabase, engines, type TestDatabase } from '../support/testDatabase';

describe.each(engines)('an import of features on %s', (engine) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase(engine);
    await database.db.insertInto('stock_items').values(anItem()).execute();
  });

  afterEach(() => database.drop());

  const runImport = (options: Partial<ImportOptions>) => importInto(database.db, options);

  it('replaces the features of the items in a file, and reuses existing headings', async () => {
    const readFeatures = (...lines: string[]) => aTable('features.csv', featureColumns, lines);
    const readStoredFeatures = () =>
      database.db
        .selectFrom('item_features')
        .leftJoin('header_features', (join) =>
          join
            .onRef('header_features.header_feature_id', '=', 'item_features.header_feature_id')
            .onRef('header_features.catalog_id', '=', 'item_features.catalog_id'),
        )
        .select(['item_features.name_en as name', 'value_zh as value', 'header_features.name_es as heading'])
        .orderBy('stock_item_id')
        .orderBy('item_features.position')
        .execute();
    const columns = 'code,headingEs,headingEn,nameEn,valueEn,valueZh';
    const result = await runImport({
      items: readItems('code,nameEn', 'B-1,Nail'),
      features: readFeatures(
        columns,
        'A-101,Medidas,Dimensions,Length,4 cm,4 厘米',
        'A-101,,dimensions,Weight,1 g,',
        'B-1,,,Colour,Grey,灰色',
      ),
    });
    expect(result).toMatchObject({ faults: [], features: 3, written: true });
    expect(await readStoredFeatures()).toEqual([
      { name: 'Length', value: '4 厘米', heading: 'Medidas' },
      { name: 'Weight', value: '1 g', heading: 'Medidas' },
      { name: 'Colour', value: '灰色', heading: null },
    ]);
    await runImport({ features: readFeatures(columns, 'A-101,Medidas,,Length,5 cm,') });
    expect(await readStoredFeatures()).toEqual([
      { name: 'Length', value: '5 cm', heading: 'Medidas' },
      { name: 'Colour', value: '灰色', heading: null },
    ]);
    const faulty = await runImport({
      features: readFeatures(columns, 'NONE,,,Length,1,', 'B-1,,,Length,,', ',,,A,1,'),
    });
    expect(faulty.faults.map(describeFault)).toEqual([
      'features.csv, line 2, code: there is no item "NONE"',
      'features.csv, line 3, valueEn: a value is missing in every language',
      'features.csv, line 4, code: the code is missing',
    ]);
    expect(await readStoredFeatures()).toHaveLength(2);
  });

  it('stores the pictures and documents of features', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'medida-features-'));
    const put = (name: string, text: string) => writeFileSync(join(directory, name), text);
    put('side.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    put('sheet.pdf', '%PDF-1.4');
    put('fake.pdf', 'text');
    const importFeatures = (...lines: string[]) =>
      runImport({
        features: aTable('features.csv', featureColumns, ['code,nameEn,valueEn,image,file', ...lines]),
        imagesDirectory: directory,
      });
    const result = await importFeatures('A-101,From the side,,side.svg,', 'A-101,Data sheet,PDF,,sheet.pdf');
    expect(result).toMatchObject({ faults: [], written: true, features: 2, pictures: 2 });
    const features = await database.db
      .selectFrom('item_features')
      .select(['value_en', 'image_name', 'file_name'])
      .orderBy('position')
      .execute();
    expect(features).toEqual([
      { value_en: null, image_name: expect.stringMatching(/^side\.[0-9a-f]{10}\.svg$/) as string, file_name: null },
      { value_en: 'PDF', image_name: null, file_name: expect.stringMatching(/^sheet\.[0-9a-f]{10}\.pdf$/) as string },
    ]);
    const files = await database.db
      .selectFrom('files')
      .select(['container', 'content_type'])
      .orderBy('container')
      .execute();
    expect(files).toEqual([
      { container: 'StockItemFeatureFiles', content_type: 'application/pdf' },
      { container: 'StockItemFeatureImages', content_type: 'image/svg+xml' },
    ]);
    const { faults } = await importFeatures(
      'A-101,A,,none.svg,',
      'A-101,A,,sheet.pdf,',
      'A-101,A,,,fake.pdf',
      'A-101,A,,side.svg,sheet.pdf',
      'A-101,A,,,',
    );
    expect(faults.map(describeFault)).toEqual([
      'features.csv, line 2, image: "none.svg" is not in the picture folder',
      'features.csv, line 3, image: "sheet.pdf" is not a supported picture: use .svg, .png, .jpg, .jpeg, .webp, .avif, .gif',
      'features.csv, line 4, file: "fake.pdf" has content that does not match its extension',
      'features.csv, line 5, file: a line has a picture or a file, not both',
      'features.csv, line 6, valueEn: a value is missing in every language',
    ]);
    rmSync(directory, { recursive: true });
  });
});
