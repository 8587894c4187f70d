import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';

import { aStockItem } from '@/../test/support/builders/aCatalogue';

import { VariantChips } from './VariantChips';

const anItem = (stockItemId: number, name: string) => ({
  ...aStockItem({ stockItemId, name, code: `C-${stockItemId}` }),
  catalogId: 1,
  key: `1:${stockItemId}`,
  categoryId: null,
});

it.each<[parent: string, variants: string[], labels: string[]]>([
  ['Frying pan', ['Frying pan, 20 cm', 'Frying pan, 1.5 l'], ['20 cm', '1.5 l']],
  [
    'Aura porcelain bowl, 19 cm',
    ['Aura pink porcelain bowl, 19 cm', 'Aura navy porcelain bowl, 19 cm'],
    ['pink', 'navy'],
  ],
  ['Bit', ['Bit (3/8")', 'Bit (1/2")'], ['3/8"', '1/2"']],
  ['Aura 光环高温瓷汤碗', ['Aura 光环白色高温瓷汤碗', 'Aura 光环藏青色高温瓷汤碗'], ['白色', '藏青色']],
  ['Pot', ['Small pot', 'Large pot'], ['Small pot', 'Large pot']],
  ['Cup', ['Cup', 'Cup'], ['C-2', 'C-3']],
])('labels the variants of %s by what they add to its name', (parent, variants, labels) => {
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <VariantChips
        parent={anItem(1, parent)}
        variants={variants.map((name, at) => anItem(at + 2, name))}
        onPick={() => undefined}
      />
    </IntlProvider>,
  );
  const chips = screen.getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual(labels);
  expect(chips[0]).toHaveAccessibleName(`${variants[0]} · C-2`);
});
