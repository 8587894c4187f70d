import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { Stock } from '@/shared/stock/Stock';
import { MeasuredText } from '@/shared/ui/MeasuredText';

import { Bought } from '../bought/Bought';
import { useItemHref } from '../components/useItemPresentation';
import type { Matrix } from './findAttributes';
import { variantMessages as messages } from './variantMessages';
import { type Ordering, VariantQuantity } from './VariantQuantity';
import { VariantPrice, VariantsTable, VariantTick } from './VariantTable';

const separator = ' / ';

type VariantMatrixProps = { matrix: Matrix; items: readonly CatalogItem[]; ordering: Ordering; currentKey?: string };

/** The variants by two attributes, with the quantity, price and code of each. */
export const VariantMatrix = ({ matrix, items, ordering, currentKey }: VariantMatrixProps) => {
  const { formatMessage } = useIntl();
  const getHref = useItemHref();
  const { rows, columns, ids } = matrix;
  const renderCell = (id: number | undefined, column: number) => {
    const item = items.find(({ stockItemId }) => stockItemId === id);
    return (
      <td key={columns.values[column]} className="cell">
        {item && (
          <>
            <VariantQuantity item={item} ordering={ordering} column={column > 0 ? `quantity-${column}` : undefined} />
            <VariantPrice item={item} />
            <Link className="code" to={getHref(item)} aria-current={item.key === currentKey ? 'page' : undefined}>
              {item.code}
            </Link>{' '}
            <VariantTick item={item} />
            <div className="facts">
              <Stock keys={[item.key]} />
            </div>
            <div className="bought">
              <Bought item={item} isShort />
            </div>
          </>
        )}
      </td>
    );
  };
  return (
    <VariantsTable aria-label={formatMessage(messages.variants)}>
      <thead>
        <tr>
          <th scope="col">{[rows.name, columns.name].join(separator)}</th>
          {columns.values.map((value) => (
            <th key={value} scope="col">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.values.map((value, row) => (
          <tr key={value}>
            <th scope="row" className="name">
              <MeasuredText text={value} />
            </th>
            {ids[row]?.map(renderCell)}
          </tr>
        ))}
      </tbody>
    </VariantsTable>
  );
};
