import { aCartLine } from '@/../test/support/builders/aCartLine';
import { typeAndTakeFocus } from '@/../test/support/takeFocus';

import { setQuantity } from '../state/edits/setQuantity';
import { QuantityField } from './QuantityField';

jest.mock('../state/edits/setQuantity', () => ({ setQuantity: jest.fn(() => ({ type: 'edit' })) }));

it('sets the typed quantity when something takes the focus at once', () => {
  const line = aCartLine({ quantity: 2 });
  const store = typeAndTakeFocus(<QuantityField line={line} name="Pan" />, '12');
  expect(jest.mocked(setQuantity).mock.calls).toEqual([[line, 12]]);
  expect(store.getState()).toMatchObject({ quantityDrafts: {} });
});
