import { typeAndTakeFocus } from '@/../test/support/takeFocus';

import { DayField } from './DayField';

it('takes over a typed day when something takes the focus at once', () => {
  const onChange = jest.fn();
  typeAndTakeFocus(<DayField label="From" place="from" day="" faultId={undefined} onChange={onChange} />, '11/28/2026');
  expect(onChange.mock.calls).toEqual([['2026-11-28']]);
});
