import { typeAndTakeFocus } from '@/../test/support/takeFocus';
import { anyQuantity } from '@/shared/lib/quantityRule';

import { PadCell } from './PadCell';

it('keeps what was typed when something takes the focus at once', () => {
  const onWrite = jest.fn();
  const cell = {
    line: 1,
    column: 'code',
    value: '',
    label: 'Code',
    isInvalid: false,
    noteId: 'note',
    rule: anyQuantity,
  } as const;
  typeAndTakeFocus(<PadCell {...cell} isLocked={false} onWrite={onWrite} onPasteLines={() => undefined} />, 'SA.1017');
  expect(onWrite.mock.calls).toEqual([['SA.1017']]);
});
