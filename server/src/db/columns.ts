import type { ListPricesTable } from './priceTables';
import type { StockItemsTable, StockLevelsTable } from './tables';

const list = <Table>(columns: Record<keyof Table, true>) => Object.keys(columns) as (keyof Table & string)[];

/** By name, for statements that a database server prepares: a prepared `select *` fails once a migration adds a column. */
const columns = {
  item: list<StockItemsTable>({
    catalog_id: true,
    stock_item_id: true,
    position: true,
    code: true,
    additional_code: true,
    name_es: true,
    name_en: true,
    name_zh: true,
    stock_category_id: true,
    stock_item_parent_id: true,
    is_parent: true,
    image_name: true,
    deleted: true,
    is_offer: true,
    is_new: true,
    price_cents: true,
    best_price_cents: true,
    quantity_best_price: true,
    unit: true,
    minimum_quantity: true,
    quantity_step: true,
    pack_size: true,
    demo: true,
  }),
  stock: list<StockLevelsTable>({
    catalog_id: true,
    stock_item_id: true,
    quantity: true,
    expected_date: true,
    expected_quantity: true,
  }),
  price: list<ListPricesTable>({
    price_list_id: true,
    catalog_id: true,
    stock_item_id: true,
    valid_from: true,
    valid_until: true,
    discount: true,
    price_cents: true,
    best_price_cents: true,
    quantity_best_price: true,
  }),
};

type Columns = typeof columns;

/** All columns of a table that the query calls by this alias. */
export const allOf = <Alias extends keyof Columns>(alias: Alias) =>
  columns[alias].map((column) => `${alias}.${column}`) as `${Alias}.${Columns[Alias][number]}`[];
