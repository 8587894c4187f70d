import {
  confirmationAccepted,
  confirmationDeclined,
  confirmationDismissed,
  confirmationRequested,
  confirmSlice,
  selectConfirmation,
} from './confirmSlice';

const { reducer } = confirmSlice;
const closed = reducer(undefined, { type: '@@INIT' });
const requested = confirmationRequested({ message: { id: 'cart.line.delete' } });
const open = reducer(closed, requested);

it('opens small, with OK and Cancel', () => {
  expect(selectConfirmation({ confirm: open })).toEqual({
    id: requested.payload.id,
    title: null,
    message: { id: 'cart.line.delete' },
    acceptLabel: { id: 'confirm.ok' },
    declineLabel: { id: 'confirm.cancel' },
    size: 'small',
  });
});

it('accepts custom labels', () => {
  const { payload } = confirmationRequested({
    message: { id: 'cart.line.delete' },
    acceptLabel: { id: 'confirm.yes' },
  });
  expect(payload).toMatchObject({ acceptLabel: { id: 'confirm.yes' }, declineLabel: { id: 'confirm.cancel' } });
});

it.each([confirmationAccepted, confirmationDeclined, confirmationDismissed])('closes on %p', (respond) => {
  expect(selectConfirmation({ confirm: reducer(open, respond({ id: requested.payload.id })) })).toBeNull();
});

it('ignores a response to a dialog that is no longer open', () => {
  expect(reducer(open, confirmationAccepted({ id: 'earlier' }))).toBe(open);
});
