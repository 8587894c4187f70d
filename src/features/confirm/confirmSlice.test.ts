import {
  confirmationAccepted,
  confirmationAsked,
  confirmationDeclined,
  confirmationDismissed,
  confirmSlice,
  selectConfirmation,
} from './confirmSlice';

const { reducer } = confirmSlice;
const closed = reducer(undefined, { type: '@@INIT' });
const asked = confirmationAsked({ message: { id: 'cart.line.delete' } });
const open = reducer(closed, asked);

it('opens small, with OK and Cancel', () => {
  expect(selectConfirmation({ confirm: open })).toEqual({
    id: asked.payload.id,
    title: null,
    message: { id: 'cart.line.delete' },
    acceptLabel: { id: 'confirm.ok' },
    declineLabel: { id: 'confirm.cancel' },
    size: 'small',
  });
});

it('accepts custom labels', () => {
  const { payload } = confirmationAsked({ message: { id: 'cart.line.delete' }, acceptLabel: { id: 'confirm.yes' } });
  expect(payload).toMatchObject({ acceptLabel: { id: 'confirm.yes' }, declineLabel: { id: 'confirm.cancel' } });
});

it.each([confirmationAccepted, confirmationDeclined, confirmationDismissed])('closes when answered: %p', (answer) => {
  expect(selectConfirmation({ confirm: reducer(open, answer({ id: asked.payload.id })) })).toBeNull();
});

it('ignores an answer to a dialog that is no longer open', () => {
  expect(reducer(open, confirmationAccepted({ id: 'earlier' }))).toBe(open);
});
